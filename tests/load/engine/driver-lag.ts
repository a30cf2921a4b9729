import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 4_000;

/** How far this process lags behind by itself: what it measures is then partly its own. */
export class DriverLag {
  readonly #all = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #recent = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #worstBefore = 0;
  readonly #turn: ReturnType<typeof setInterval>;

  constructor() {
    this.#all.enable();
    this.#recent.enable();
    this.#turn = setInterval(() => {
      this.#worstBefore = this.#recent.max / 1e6;
      this.#recent.reset();
    }, WINDOW_MS);
  }

  /** The longest stop of the last seconds, milliseconds. */
  recentMs(): number {
    return Math.max(this.#worstBefore, this.#recent.max / 1e6);
  }

  /** Of the whole run, beyond the timer's own step, milliseconds. */
  p99Ms(): number {
    return Math.max(0, this.#all.percentile(99) / 1e6 - RESOLUTION_MS);
  }

  stop(): void {
    clearInterval(this.#turn);
    this.#all.disable();
    this.#recent.disable();
  }
}
