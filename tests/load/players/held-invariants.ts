import { Violations } from '@quiz-arena/battle-server/simulation/violations';
import { heldIn, type Invariant, invariants } from '@quiz-arena/battle-server/testing/invariants';

/** What became of one invariant in a run. `checks` 0: nothing in this run could break it. */
export interface InvariantVerdict {
  readonly id: Invariant;
  readonly what: string;
  readonly checks: number;
  readonly broken: number;
  /** The first violations, in words. */
  readonly examples: readonly string[];
  /** Where it is held when a run of players cannot see it. */
  readonly elsewhere: string;
}

const EXAMPLES = 5;

/** The invariants that players of a running deployment can see, each with how often it was checked. */
export class HeldInvariants extends Violations {
  readonly #tallies = new Map<string, { checks: number; broken: number; examples: string[] }>();

  override check(isHeld: boolean, rule: Parameters<Violations['check']>[1], what: () => string): void {
    const tally = this.#tallies.get(rule) ?? { checks: 0, broken: 0, examples: [] };
    this.#tallies.set(rule, tally);
    tally.checks += 1;
    if (isHeld) return;
    tally.broken += 1;
    if (tally.examples.length < EXAMPLES) tally.examples.push(what());
    super.check(isHeld, rule, what);
  }

  /** Every invariant of the table, in its order. */
  verdicts(): InvariantVerdict[] {
    return (Object.keys(invariants) as Invariant[]).map((id) => {
      const { checks = 0, broken = 0, examples = [] } = this.#tallies.get(id) ?? {};
      return { id, what: invariants[id], checks, broken, examples, elsewhere: heldIn[id][0] ?? '' };
    });
  }
}
