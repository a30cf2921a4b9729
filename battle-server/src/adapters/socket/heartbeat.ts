/** A connection that is asked for a sign of life now and then. */
export interface Beating {
  /** `mayGiveUp`: whether to give up one that has said nothing since it was asked last. */
  beat(now: number, mayGiveUp: boolean): void;
}

/** Beats for all connections. */
export interface Heartbeat {
  /** Its first turn comes after a whole period. */
  add(one: Beating): void;
  delete(one: Beating): void;
  stop(): void;
}

/** Connections take turns, so that they are not asked all at once. */
const SLOTS = 20;

/**
 * Asks every connection once in `everyMs`; `now` in milliseconds of a clock that does not step. After a standstill of
 * this process nobody is given up for a whole period: what was said meanwhile is still to be read.
 *
 * One timer serves all: two timers a connection, each with its closure, would weigh as much as a player's state.
 */
export function createHeartbeat(everyMs: number, now: () => number): Heartbeat {
  const slots = Array.from({ length: SLOTS }, () => new Set<Beating>());
  const stepMs = everyMs / SLOTS;
  let turn = 0;
  let turnedAt = now();
  let patientUntil = turnedAt;

  const timer = setInterval(() => {
    const present = now();
    if (present - turnedAt > everyMs / 2) patientUntil = present + everyMs;
    turnedAt = present;
    turn = (turn + 1) % SLOTS;
    for (const one of slots[turn] ?? []) one.beat(present, present >= patientUntil);
  }, stepMs);
  timer.unref();

  return {
    add: (one) => void slots[turn]?.add(one),
    delete(one) {
      for (const slot of slots) slot.delete(one);
    },
    stop: () => clearInterval(timer),
  };
}
