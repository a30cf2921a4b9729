const KEPT = 8;

interface Sample {
  readonly roundTripMs: number;
  readonly offsetMs: number;
}

export interface ServerClock {
  /** Takes in one answer of `clock`: both ends on the local clock, and the server's instant between them. */
  sample(sentAt: number, receivedAt: number, serverNow: number): void;
  /** The server's clock, epoch milliseconds. Before the first sample: the local one. */
  now(): number;
  /** The newest round trip, ms; null before the first sample. */
  roundTripMs(): number | null;
}

/**
 * Estimates the server's clock from round trips: of the newest eight the shortest counts, because the error of an
 * offset is at most half its round trip.
 */
export function createServerClock(localNow: () => number): ServerClock {
  const samples: Sample[] = [];
  let offsetMs = 0;
  return {
    sample(sentAt, receivedAt, serverNow) {
      samples.push({ roundTripMs: receivedAt - sentAt, offsetMs: serverNow - (sentAt + receivedAt) / 2 });
      if (samples.length > KEPT) samples.shift();
      const best = samples.reduce((a, b) => (b.roundTripMs < a.roundTripMs ? b : a));
      offsetMs = best.offsetMs;
    },
    now: () => Math.round(localNow() + offsetMs),
    roundTripMs: () => samples.at(-1)?.roundTripMs ?? null,
  };
}

/** Epoch milliseconds that only go forward, also when the computer's clock is set. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
