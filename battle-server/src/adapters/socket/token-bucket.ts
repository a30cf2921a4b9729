/** How much may pass: `perSecond` on average and `burst` at once. One for all buckets alike. */
export interface PassRate {
  readonly perSecond: number;
  readonly burst: number;
  /** Milliseconds of any clock that does not go back. */
  now(): number;
}

/** Lets what its rate allows pass. */
export class TokenBucket {
  readonly #rate: PassRate;
  #tokens: number;
  #filledAt: number;

  /** Full at first. */
  constructor(rate: PassRate) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#filledAt = rate.now();
  }

  /** Milliseconds to wait, 0: it may pass, and was counted. */
  take(): number {
    const { perSecond, burst, now } = this.#rate;
    const present = now();
    this.#tokens = Math.min(burst, this.#tokens + ((present - this.#filledAt) / 1_000) * perSecond);
    this.#filledAt = present;
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / perSecond) * 1_000);
    this.#tokens -= 1;
    return 0;
  }
}
