import type { Invariant } from '../testing/invariants.ts';

/** An invariant, a rule of a battle, or what a store promises. */
type Held = Invariant | 'B6' | 'nonce' | 'lease';

/** Invariants of the game that were found broken: each with what happened. */
export class Violations {
  readonly found: string[] = [];

  /** Notes a violation of `rule` unless `isHeld`. */
  check(isHeld: boolean, rule: Held, what: () => string): void {
    if (!isHeld && this.found.length < 50) {
      this.found.push(`${rule}: ${what()}`);
    }
  }
}
