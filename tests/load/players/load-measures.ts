import { Latency } from '../driver/latency.ts';
import { PlayMeasures } from '../driver/play-measures.ts';

/** A latency that is also kept for the second that runs, for the progress and the charts. */
export class TrackedLatency extends Latency {
  readonly #second = new Latency();

  override record(ms: number): void {
    super.record(ms);
    this.#second.record(ms);
  }

  /** What came since the last call. */
  takeSecond(): { readonly count: number; readonly p50Ms: number; readonly p99Ms: number } {
    const { count, p50Ms, p99Ms } = this.#second.summary();
    this.#second.reset();
    return { count, p50Ms, p99Ms };
  }
}

/** What the players of a load run measure together, beyond answers and events. Latencies count from the scheduled time. */
export class LoadMeasures extends PlayMeasures {
  override readonly event = new TrackedLatency();
  /** From a player's scheduled arrival until he is in his first room or, alone, searching for one. */
  readonly join = new Latency();
  /** From a lost link until the player sees his battle again. */
  readonly back = new Latency();
  /** From the told end of a battle until its settlement is told. */
  readonly settle = new Latency();
  /** How long after its time a deadline's outcome is told. */
  readonly late = new Latency();
  /** When each such deadline was due, epoch milliseconds. */
  readonly dueAt: number[] = [];
  /** Links that went without this run having cut them, by what was said. */
  readonly losses = new Map<string, number>();
  /** Views that had to be asked for, because messages were missed or did not come. */
  syncs = 0;
  joined = 0;
  settled = 0;
  voided = 0;

  lost(reason: string): void {
    this.losses.set(reason, (this.losses.get(reason) ?? 0) + 1);
  }
}
