import type { Log } from '../ports/log.ts';

/** Says nothing: for tests that expect faults. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
