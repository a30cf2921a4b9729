/** What is counted for operators. Names of the metrics are the meter's own business. */
export type Tally =
  | 'commit'
  | 'commit-conflict'
  | 'commit-gave-up'
  | 'nonce-hit'
  | 'stale-clock'
  | 'deadline-run'
  | 'deadline-late'
  | 'resync'
  | 'settled'
  | 'settlement-retried'
  | 'settlement-paused'
  | 'settlement-dead'
  | 'internal-error';

export type SearchEnd = 'matched' | 'nobody';

/** Counts. Cheap enough to be called for every command. */
export interface Meter {
  tally(what: Tally, by?: number): void;
  /** A command or handshake refused with `code`. */
  refused(code: string): void;
  /** A search that ended: with an opponent, or with nobody found; `waitedMs` from its beginning. */
  searched(end: SearchEnd, waitedMs: number): void;
  /** Milliseconds from a command's arrival to its ack. */
  handled(command: string, tookMs: number): void;
}
