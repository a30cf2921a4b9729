import type { LoadMeasures } from '../players/load-measures.ts';
import type { LoadPlayer } from '../players/load-player.ts';
import type { Deployment, StackUsage } from '../stack/deployment.ts';

/** One second of a run. */
export interface Sample {
  /** Since the first player came. */
  readonly second: number;
  readonly online: number;
  readonly inBattle: number;
  readonly answersPerSecond: number;
  readonly eventP50Ms: number;
  readonly eventP99Ms: number;
  /** Share of one core that all battle nodes use together; null: not seen. */
  readonly nodesCpu: number | null;
  readonly redisCpu: number | null;
  /** Quiz backend and database. */
  readonly backendCpu: number | null;
  readonly nodesMb: number | null;
  /** This process. */
  readonly driverCpu: number;
  readonly settled: number;
  readonly refusals: number;
}

const EVERY_MS = 1_000;

/** Looks at a run once a second. */
export class Sampler {
  readonly samples: Sample[] = [];
  readonly #measures: LoadMeasures;
  readonly #deployment: Deployment;
  readonly #players: readonly LoadPlayer[];
  readonly #onSample: (sample: Sample) => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #startedAt = 0;
  #before = { at: 0, answers: 0, driverUs: 0, usage: null as StackUsage | null };

  constructor(
    measures: LoadMeasures,
    deployment: Deployment,
    players: readonly LoadPlayer[],
    onSample: (sample: Sample) => void,
  ) {
    this.#measures = measures;
    this.#deployment = deployment;
    this.#players = players;
    this.#onSample = onSample;
  }

  start(): void {
    this.#startedAt = performance.now();
    this.#before = {
      at: this.#startedAt,
      answers: this.#measures.answers,
      driverUs: driverUs(),
      usage: null,
    };
    let isLooking = false;
    this.#timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      void this.#look()
        // A node that ends while it is asked is no fault of the look.
        .catch(() => undefined)
        .finally(() => {
          isLooking = false;
        });
    }, EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const usage = await this.#deployment.usage();
    const measures = this.#measures;
    const now = { at: performance.now(), answers: measures.answers, driverUs: driverUs(), usage };
    const before = this.#before;
    this.#before = now;
    const micros = (now.at - before.at) * 1_000;
    const share = (read: (of: StackUsage) => number | null) => {
      const [then, late] = [before.usage && read(before.usage), usage && read(usage)];
      return then === null || late === null ? null : (late - then) / micros;
    };
    const { p50Ms, p99Ms } = measures.event.takeSecond();
    const sample: Sample = {
      second: Math.round((now.at - this.#startedAt) / 1_000),
      online: this.#players.filter(({ isOnline }) => isOnline).length,
      inBattle: this.#players.filter(({ isInBattle }) => isInBattle).length,
      answersPerSecond: ((now.answers - before.answers) / micros) * 1_000_000,
      eventP50Ms: p50Ms,
      eventP99Ms: p99Ms,
      nodesCpu: share(({ nodes }) => nodes.reduce((sum, { cpuUs }) => sum + cpuUs, 0)),
      redisCpu: share(({ redisCpuUs }) => redisCpuUs),
      backendCpu: share(({ apiCpuUs, databaseCpuUs }) => (apiCpuUs ?? 0) + (databaseCpuUs ?? 0)),
      nodesMb: usage && usage.nodes.reduce((sum, { rssBytes }) => sum + rssBytes, 0) / 2 ** 20,
      driverCpu: (now.driverUs - before.driverUs) / micros,
      settled: measures.settle.count,
      refusals: [...measures.refusals.values()].reduce((sum, count) => sum + count, 0),
    };
    this.samples.push(sample);
    this.#onSample(sample);
  }
}

function driverUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
