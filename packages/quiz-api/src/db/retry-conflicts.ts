import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 6;
const FIRST_WAIT_MS = 10;
/** serialization_failure and deadlock_detected: PostgreSQL ended one transaction so that another can go on. */
const CONFLICTS: readonly unknown[] = ['40001', '40P01'];

/**
 * Runs a transaction again when the database ended it for the sake of another one: nothing of it has happened then.
 * What it does outside the database must bear a repetition.
 */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries >= TRIES || !isConflict(error)) throw error;
      // Jitter: those who met once do not meet again.
      await wait(FIRST_WAIT_MS * 2 ** tries * Math.random());
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CONFLICTS.includes(error.code)) || isConflict(error.cause);
}
