import type { Invariant } from '@quiz-arena/battle-server/testing/invariants';
import { awaitBooks } from '../support/await-books.ts';
import { type ArenaSetting, ChaosArena } from '../support/chaos-arena.ts';
import type { ChaosGround } from '../support/chaos-ground.ts';
import { Crowd, type CrowdOptions } from '../support/crowd.ts';
import type { CrowdTally } from '../support/crowd-tally.ts';
import { findContradictions, type JudgedRoom, judgeRooms } from '../support/judge-battles.ts';
import type { ChaosOutcome, ChaosScenario, Figure, Sabotage } from './scenario.ts';

const COINS = 10_000;
/** Players that are in a question before anything goes wrong. */
const SHARE_PLAYING = 0.5;

/** What happens on an evening, with what it may use. */
export interface Stage {
  readonly arena: ChaosArena;
  readonly crowd: Crowd;
  readonly ground: ChaosGround;
}

/** What players may notice of a fault. */
interface Tolerance {
  /** Battles that end without a result, their fees back. */
  readonly voids?: boolean;
  /** Rooms that the store forgets. */
  readonly losses?: boolean;
  /** Questions that end without an answer. */
  readonly timeOuts?: boolean;
  /** Commands that get no ack (a server that stands still). */
  readonly silence?: boolean;
  /** What was told already is taken back. */
  readonly rollback?: boolean;
}

export interface EveningSpec {
  readonly name: string;
  readonly fault: string;
  readonly guards: string;
  readonly invariants: readonly Invariant[];
  readonly sabotage: Sabotage;
  readonly setting?: Partial<ArenaSetting>;
  readonly players?: number;
  readonly think?: CrowdOptions['think'];
  readonly tolerates?: Tolerance;
  /** Everyone is done so long after the fault, milliseconds. */
  readonly finishWithinMs?: number;
  /** The fault itself. It begins with battles under way and everything measured from there; what it answers is reported. */
  strike(stage: Stage): Promise<readonly Figure[]>;
}

/** A scenario: players battle for coins, something goes wrong meanwhile, and in the end everything is held to account. */
export function evening(spec: EveningSpec): ChaosScenario {
  const { name, fault, guards, invariants, sabotage } = spec;
  return {
    name,
    fault,
    guards,
    invariants,
    sabotage,
    run: (ground, broken) => runEvening(spec, ground, broken),
  };
}

async function runEvening(
  spec: EveningSpec,
  ground: ChaosGround,
  sabotage: Sabotage | null,
): Promise<ChaosOutcome> {
  await ground.mend(sabotage?.patches ?? []);
  const accounts = await ground.quiz.createPlayers(spec.players ?? 24, COINS);
  const arena = await ChaosArena.start(ground, { nodes: 2, ...spec.setting }, sabotage);
  const crowd = new Crowd({
    accounts,
    urls: () => arena.nodes.flatMap(({ isServing, url }) => (isServing ? [url] : [])),
    think: spec.think ?? { leastMs: 150, mostMs: 450 },
    isUncertain: spec.tolerates?.rollback === true,
  });
  try {
    crowd.enter();
    const enough = crowd.players.length * SHARE_PLAYING;
    if (!(await crowd.until(() => crowd.playing >= enough, 30_000)))
      throw new Error('the battles did not begin');
    crowd.measureAnew();
    const broken: string[] = [];
    const figures = await spec.strike({ arena, crowd, ground }).catch((error: unknown): readonly Figure[] => {
      broken.push(`the stack does not come back: ${String(error)}`);
      return [];
    });
    const from = performance.now();
    const isDone = await crowd.finish(spec.finishWithinMs ?? 25_000);
    const calmMs = performance.now() - from;
    const outcome = await judge(spec, { arena, crowd, ground }, { figures, isDone, calmMs });
    return { ...outcome, violations: [...broken, ...outcome.violations] };
  } finally {
    crowd.close();
    ground.freezeApi(false);
    await arena.stop();
  }
}

async function judge(
  { tolerates = {} }: EveningSpec,
  { arena, crowd, ground }: Stage,
  { figures, isDone, calmMs }: { figures: readonly Figure[]; isDone: boolean; calmMs: number },
): Promise<ChaosOutcome> {
  const rooms = judgeRooms(crowd);
  const withinMs = isDone ? 10_000 : 0;
  const books = await awaitBooks(ground.quiz, { crowd, rooms, before: COINS, withinMs }).catch(
    (error: unknown) => [`I1: nobody can tell who has what: ${String(error)}`],
  );
  const { tally, violations } = crowd;
  const late = tolerates.silence === true ? 0 : tally.lateAcks;
  const found = [
    ...(isDone ? [] : [`${crowd.players.filter(({ isIdle }) => !isIdle).length} players are still waiting`]),
    ...(late === 0 ? [] : [`I18: ${late} commands had no ack in time`]),
    ...rooms.flatMap((room) => findBadEnd(room, tolerates)),
    ...(tolerates.rollback === true ? [] : rooms.flatMap(findContradictions)),
    ...books,
    ...violations.found,
    ...(isDone ? await arena.redis.findLeftovers() : []),
  ];
  const refusals = [...tally.refusals].map(([what, times]) => `${what} ${times} ×`).join(', ');
  return {
    figures: [...figuresOf(rooms, tally, calmMs), ...figures],
    violations: found.length === 0 ? [] : [`commands refused meanwhile: ${refusals || 'none'}`, ...found],
  };
}

function findBadEnd({ roomId, end, timeOuts }: JudgedRoom, tolerates: Tolerance): readonly string[] {
  const isGood =
    end === 'completed' ||
    end === 'unpaired' ||
    (end === 'void' && tolerates.voids === true) ||
    (end === 'lost' && tolerates.losses === true) ||
    (end === 'cut short' && tolerates.rollback === true);
  const bad = isGood ? [] : [`the battle ${roomId} ended ${end}`];
  return timeOuts === 0 || tolerates.timeOuts === true
    ? bad
    : [...bad, `${timeOuts} answers of ${roomId} were scored as time-outs`];
}

function figuresOf(rooms: readonly JudgedRoom[], tally: CrowdTally, calmMs: number): readonly Figure[] {
  const ended = (end: JudgedRoom['end']) => rooms.filter((room) => room.end === end).length;
  const sum = rooms.reduce((all, { timeOuts }) => all + timeOuts, 0);
  return [
    { name: 'battles to their end', value: ended('completed'), unit: '', atLeast: 1 },
    { name: 'void', value: ended('void') + ended('lost'), unit: '' },
    { name: 'answers', value: tally.answers, unit: '' },
    { name: 'scored as time-outs', value: sum, unit: '' },
    {
      name: 'links lost in a battle',
      value: [...tally.losses.values()].reduce((all, some) => all + some, 0),
      unit: '',
    },
    { name: 'back p95', value: Math.round(tally.back.summary().p95Ms), unit: 'ms' },
    { name: 'ack p99', value: Math.round(tally.ack.summary().p99Ms), unit: 'ms' },
    { name: 'all done after', value: Math.round(calmMs), unit: 'ms' },
  ];
}
