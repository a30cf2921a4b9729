const FIRST_MS = 250;
const LONGEST_MS = 4_000;

/**
 * How long to wait before the next try to connect, ms: doubled each time up to 4 s, and spread over half to one and
 * a half of it, so that the players of a node that went away do not come back in step.
 */
export function backOffMs(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random());
}
