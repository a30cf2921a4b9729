import { setTimeout as pause } from 'node:timers/promises';
import type { LatencySummary } from '../../load/driver/latency.ts';
import { PlayMeasures } from '../../load/driver/play-measures.ts';
import type { PlayerLink } from '../../load/driver/player-link.ts';
import { SharedRooms } from '../../load/driver/shared-rooms.ts';
import type { BenchSurroundings, Contestant } from './contestants.ts';
import type { MeasuredServer } from './measured-server.ts';

/** How many play, how fast, and how long it is measured. */
export interface TrialPlan {
  readonly players: number;
  /** Play a whole battle before, so that the code is compiled and the caches are filled. */
  readonly warmPlayers: number;
  readonly joinsPerSecond: number;
  readonly thinkMs: { readonly from: number; readonly to: number };
  readonly windowMs: number;
}

export interface TrialResult {
  readonly answers: number;
  readonly answersPerSecond: number;
  /** User and system time of the server's process. */
  readonly cpuUsPerAnswer: number;
  /** What the server uses with nobody connected. */
  readonly idleCpuUsPerSecond: number;
  /** Growth of resident memory, garbage collected, while all are in battles. */
  readonly bytesPerPlayer: number;
  /** The live objects among them. */
  readonly heapBytesPerPlayer: number;
  readonly redisCpuUsPerAnswer: number | null;
  readonly ack: LatencySummary;
  readonly event: LatencySummary;
  readonly refusals: Readonly<Record<string, number>>;
}

/** Reads what a redis-server has used so far, microseconds of CPU. */
export type ReadRedisCpu = () => Promise<number>;

const WARM_THINK_MS = { from: 50, to: 150 };
const IDLE_MS = 2_000;
const STUCK_AFTER_MS = 60_000;

type Think = TrialPlan['thinkMs'];

function drawer({ from, to }: Think): () => number {
  return () => from + Math.random() * (to - from);
}

/** The players of one trial: all of them in battles of two. */
class Crowd {
  readonly measures = new PlayMeasures();
  readonly links: PlayerLink[] = [];
  readonly #rooms = new SharedRooms();
  readonly #contestant: Contestant;
  readonly #url: string;
  readonly #signIn: BenchSurroundings['signIn'];
  #asked = 0;
  #underWay = 0;
  #ended = 0;

  constructor(contestant: Contestant, url: string, signIn: BenchSurroundings['signIn']) {
    this.#contestant = contestant;
    this.#url = url;
    this.#signIn = signIn;
  }

  /** Players who have got their first question. */
  get asked(): number {
    return this.#asked;
  }

  /** Players who have got their second question. */
  get underWay(): number {
    return this.#underWay;
  }

  get ended(): number {
    return this.#ended;
  }

  /** Brings `count` players in, `perSecond` of them each second; they play from `start` on. */
  async enter(count: number, perSecond: number, think: Think, start?: Promise<void>): Promise<void> {
    const startedAt = performance.now();
    const thinkMs = drawer(think);
    const entering = Array.from({ length: count }, async (_, place) => {
      await pause(Math.max(0, startedAt + (place / perSecond) * 1_000 - performance.now()));
      await this.#enterOne(thinkMs, start);
    });
    await Promise.all(entering);
  }

  async #enterOne(thinkMs: () => number, start: Promise<void> | undefined): Promise<void> {
    const token = this.#signIn();
    const link = await this.#contestant.enter(this.#url, token, this.#rooms, {
      measures: this.measures,
      thinkMs,
      ...(start && { start }),
      onQuestion: (index) => {
        if (index === 0) this.#asked += 1;
        if (index === 1) this.#underWay += 1;
      },
      onEnd: () => {
        this.#ended += 1;
      },
    });
    this.links.push(link);
  }
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const giveUpAt = performance.now() + STUCK_AFTER_MS;
  while (!isSo()) {
    if (performance.now() > giveUpAt) throw new Error(`The trial is stuck: ${what}.`);
    await pause(20);
  }
}

async function idleCpu(server: MeasuredServer): Promise<number> {
  await pause(IDLE_MS / 2);
  const before = await server.usage();
  await pause(IDLE_MS);
  const after = await server.usage();
  return (after.cpuUs - before.cpuUs) / (IDLE_MS / 1_000);
}

/** Measures one contestant once, in a fresh process. */
export async function runTrial(
  contestant: Contestant,
  plan: TrialPlan,
  around: BenchSurroundings,
  readRedisCpu: ReadRedisCpu,
): Promise<TrialResult> {
  const server = await contestant.start(around);
  const crowd = new Crowd(contestant, server.url, around.signIn);
  try {
    const idleCpuUsPerSecond = await idleCpu(server);
    await crowd.enter(plan.warmPlayers, plan.joinsPerSecond, WARM_THINK_MS);
    await until(() => crowd.ended === plan.warmPlayers, 'the battles before it do not end');
    const bare = await server.usageWithoutGarbage();

    const all = plan.warmPlayers + plan.players;
    const start = Promise.withResolvers<void>();
    await crowd.enter(plan.players, plan.joinsPerSecond, plan.thinkMs, start.promise);
    await until(() => crowd.asked === all, 'not everybody got a first question');
    start.resolve();
    await until(() => crowd.underWay === all, 'not everybody got a second question');
    crowd.measures.reset();
    const startedAt = performance.now();
    const [before, redisBefore] = [await server.usage(), await readRedisCpu()];
    await pause(plan.windowMs);
    const [after, redisAfter] = [await server.usage(), await readRedisCpu()];
    const seconds = (performance.now() - startedAt) / 1_000;
    const { measures } = crowd;
    const { answers } = measures;
    const result = {
      answers,
      answersPerSecond: answers / seconds,
      cpuUsPerAnswer: (after.cpuUs - before.cpuUs) / answers,
      idleCpuUsPerSecond,
      redisCpuUsPerAnswer: contestant.usesRedis ? (redisAfter - redisBefore) / answers : null,
      ack: measures.ack.summary(),
      event: measures.event.summary(),
      refusals: Object.fromEntries(measures.refusals),
    };
    const ends = [...measures.ends].map(([reason, count]) => `${count} × ${reason}`);
    if (ends.length > 0) throw new Error(`Battles ended while they were measured: ${ends.join(', ')}.`);
    const loaded = await server.usageWithoutGarbage();
    return {
      ...result,
      bytesPerPlayer: (loaded.rssBytes - bare.rssBytes) / plan.players,
      heapBytesPerPlayer: (loaded.heapBytes - bare.heapBytes) / plan.players,
    };
  } finally {
    for (const link of crowd.links) link.cut();
    await server.stop();
  }
}
