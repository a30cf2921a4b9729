/** Invariants of the game that were found broken: each with what happened. */
export class Violations {
  readonly found: string[] = [];

  /** Notes a violation of `rule` unless `isHeld`. */
  check(isHeld: boolean, rule: string, what: () => string): void {
    if (!isHeld && this.found.length < 50) {
      this.found.push(`${rule}: ${what()}`);
    }
  }
}
