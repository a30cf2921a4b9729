import type { ErrorName } from '@quiz-arena/contract/errors';

/**
 * An expected "no": a row of the contract's error table, thrown by services (so that their transaction rolls
 * back) and turned into an envelope by the one catcher in mount-actions.ts.
 */
export class Refusal extends Error {
  readonly reason: ErrorName;

  constructor(reason: ErrorName) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
