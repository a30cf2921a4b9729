/** How far the server's clock is ahead of this device's, and how well that is known. Milliseconds. */
export interface ClockReading {
  readonly offsetMs: number;
  /** Of the call that told it: the offset is wrong by half of it at most. */
  readonly roundTripMs: number;
}

/** A call that carried the server's `now`; the other instants are this device's. Epoch milliseconds. */
export interface ClockSample {
  readonly serverNow: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Beyond this much difference the device's clock was set anew, and what was known is void. */
const JUMP_MS = 2000;

/** What is known after one more sample: the call with the shortest way tells best. */
export function readClock(known: ClockReading | null, sample: ClockSample): ClockReading {
  const { serverNow, sentAt, receivedAt } = sample;
  const roundTripMs = Math.max(0, receivedAt - sentAt);
  const read = { offsetMs: serverNow - (sentAt + receivedAt) / 2, roundTripMs };
  if (known === null || roundTripMs <= known.roundTripMs) return read;
  const difference = Math.abs(read.offsetMs - known.offsetMs);
  return difference > JUMP_MS + roundTripMs / 2 ? read : known;
}

/** The server's clock now, epoch milliseconds; this device's as long as nothing else is known. */
export function serverNow(clock: ClockReading | null, deviceNow = Date.now()): number {
  return deviceNow + (clock?.offsetMs ?? 0);
}
