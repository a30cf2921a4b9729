/** Lets `perSecond` pass on average and `burst` at once. */
export interface TokenBucket {
  /** Milliseconds to wait, 0: it may pass, and was counted. */
  take(): number;
}

/** `now` in milliseconds of any clock that does not go back. */
export function createTokenBucket(perSecond: number, burst: number, now: () => number): TokenBucket {
  let tokens = burst;
  let filledAt = now();
  return {
    take() {
      const present = now();
      tokens = Math.min(burst, tokens + ((present - filledAt) / 1_000) * perSecond);
      filledAt = present;
      if (tokens < 1) return Math.ceil(((1 - tokens) / perSecond) * 1_000);
      tokens -= 1;
      return 0;
    },
  };
}
