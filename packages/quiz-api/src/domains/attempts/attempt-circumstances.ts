import type { Settings } from '@quiz-arena/contract/settings';

/** What everything that is decided about an attempt is decided by: the settings and the server's clock. */
export interface AttemptCircumstances {
  readonly settings: Settings;
  readonly now: Date;
}
