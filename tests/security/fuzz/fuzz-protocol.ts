import { type Random, seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { MeasuredServer } from '../../bench/battle/measured-server.ts';
import type { SecurityStack, StackPlayer } from '../stack/security-stack.ts';
import { FuzzLane } from './fuzz-lane.ts';
import { FuzzTally } from './fuzz-tally.ts';
import { type RequestReport, sendRequests } from './send-requests.ts';
import { isFlat, type SettledMemory, settledMemory, untilIdle } from './settled-memory.ts';
import { type Pair, VALID_PAIRS, ValidPlay, type ValidPlayReport } from './valid-play.ts';

const LANES = 32;
const COINS = 1_000_000;
/** Memory is read after these parts of the frames; the first reading is what the last is held against. */
const READ_AFTER = [0.2, 0.6, 1] as const;

interface FuzzPlan {
  /** Frames that have surely arrived. */
  readonly frames: number;
  readonly requests: number;
  readonly seed: string;
  readonly say?: (line: string) => void;
}

/** What a server's memory did: after the warm-up, in between, at the end. */
interface MemoryCourse {
  readonly readings: readonly SettledMemory[];
  readonly isFlat: boolean;
}

export interface FuzzReport {
  readonly seed: string;
  readonly frames: number;
  readonly framesPerSecond: number;
  readonly byFamily: Readonly<Record<string, number>>;
  readonly connections: number;
  readonly answers: number;
  readonly requests: RequestReport;
  readonly battle: MemoryCourse;
  readonly api: MemoryCourse;
  readonly valid: ValidPlayReport;
  /** Everything that should not have been, but for what befell valid players. */
  readonly findings: readonly string[];
}

/** Who attacks a stack, and what came of it so far. */
interface Attack {
  readonly stack: SecurityStack;
  readonly plan: FuzzPlan;
  readonly attackers: readonly StackPlayer[];
  readonly lanes: readonly FuzzLane[];
  readonly secrets: readonly string[];
  readonly random: Random;
  readonly play: ValidPlay;
  readonly tally: FuzzTally;
  readonly statuses: Record<string, number>;
  readonly refused: Record<string, number>;
  readonly readings: { readonly battle: SettledMemory; readonly api: SettledMemory }[];
  /** What still waited for somebody after everybody had gone. */
  readonly leftovers: string[];
  requestsSent: number;
  attackMs: number;
}

/** Attacks a battle node with frames and a quiz backend with requests while others play on. */
export async function fuzzProtocol(stack: SecurityStack, plan: FuzzPlan): Promise<FuzzReport> {
  const attack = await prepare(stack, plan);
  const { play, tally, readings, statuses, refused } = attack;
  await play.warmUp();
  for (const part of READ_AFTER) await attackUpTo(part, attack);
  const battle = courseOf(readings.map((one) => one.battle));
  const api = courseOf(readings.map((one) => one.api));
  return {
    seed: plan.seed,
    frames: tally.total,
    framesPerSecond: Math.round(tally.total / (attack.attackMs / 1_000)),
    byFamily: Object.fromEntries(tally.frames),
    connections: tally.connections,
    answers: tally.answers,
    requests: { requests: attack.requestsSent, statuses, findings: refused },
    battle,
    api,
    valid: play.report(),
    findings: [
      ...[...tally.findings].map(([what, count]) => `${count} × ${what}`),
      ...Object.entries(refused).map(([what, count]) => `${count} × ${what}`),
      ...attack.leftovers,
      ...(await afterwards(stack, battle, api)),
    ],
  };
}

async function prepare(stack: SecurityStack, plan: FuzzPlan): Promise<Attack> {
  const players = await stack.createPlayers(LANES + 2 * VALID_PAIRS, COINS);
  const attackers = players.slice(0, LANES);
  const valid = players.slice(LANES).map(({ token }) => token);
  const pairs = Array.from({ length: VALID_PAIRS }, (_, place): Pair => {
    const [one = '', other = ''] = valid.slice(2 * place);
    return [one, other];
  });
  const secrets = Object.values(stack.secrets);
  const tally = new FuzzTally();
  const { url } = stack.battle;
  const lanes = attackers.map(
    ({ token }, lane) =>
      new FuzzLane({ url, token, seed: `${plan.seed} ${lane}`, secrets: [...secrets, ...valid], tally }),
  );
  const random = seededRandom(`${plan.seed} requests`);
  const play = new ValidPlay(url, pairs);
  return {
    ...{ stack, plan, attackers, lanes, secrets, random, play, tally },
    ...{ statuses: {}, refused: {}, readings: [], leftovers: [], requestsSent: 0, attackMs: 0 },
  };
}

/** Goes on until this part of the plan is done, lets everything settle, and reads the memory. */
async function attackUpTo(part: number, attack: Attack): Promise<void> {
  const { stack, plan, lanes, play, tally, readings } = attack;
  tally.aim(Math.round(plan.frames * part));
  const startedAt = performance.now();
  const playing = play.run();
  await Promise.all(lanes.map((lane) => lane.run()));
  attack.attackMs += performance.now() - startedAt;
  const sent = await sendRequests({
    url: stack.api.url,
    count: Math.round(plan.requests * part) - attack.requestsSent,
    tokens: attack.attackers.map(({ token }) => token),
    random: attack.random,
    secrets: attack.secrets,
  });
  attack.requestsSent += sent.requests;
  addAll(attack.statuses, sent.statuses);
  addAll(attack.refused, sent.findings);
  play.stop();
  await playing;
  attack.leftovers.push(...(await untilIdle(stack.battle)));
  const memory = { battle: await settledMemory(stack.battle), api: await settledMemory(stack.api) };
  readings.push(memory);
  plan.say?.(
    `${tally.total} frames, ${attack.requestsSent} requests: battle node ${memory.battle.rssMb} MB, quiz-api ${memory.api.rssMb} MB resident`,
  );
}

/** Whether the servers live, the books fit, no fault was logged and memory is where it was. */
async function afterwards(stack: SecurityStack, battle: MemoryCourse, api: MemoryCourse): Promise<string[]> {
  const servers: readonly (readonly [string, MeasuredServer, MemoryCourse])[] = [
    ['the battle node', stack.battle, battle],
    ['quiz-api', stack.api, api],
  ];
  const findings = servers.flatMap(([name, server, course]) => [
    ...(server.hasEnded() ? [`${name} has ended`] : []),
    ...(course.isFlat ? [] : [`the memory of ${name} grew: ${JSON.stringify(course.readings)}`]),
  ]);
  const faults = stack
    .readLogs()
    .split('\n')
    .filter((line) => /"level":(?:50|60)|^\s+at /.test(line));
  if (faults.length > 0)
    findings.push(`${faults.length} faults in the logs, such as ${faults[0]?.slice(0, 400)}`);
  const books = (await stack.operate('reconcile', {})) as { faults: readonly unknown[] };
  return [...findings, ...books.faults.map((fault) => `the ledger: ${JSON.stringify(fault)}`)];
}

function courseOf(readings: readonly SettledMemory[]): MemoryCourse {
  const [first, last] = [readings[0], readings.at(-1)];
  return { readings, isFlat: first !== undefined && last !== undefined && isFlat(first, last) };
}

function addAll(counts: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [what, count] of Object.entries(more)) counts[what] = (counts[what] ?? 0) + count;
}
