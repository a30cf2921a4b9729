/** One line of the table. */
export interface SecurityRow {
  /** What stands against attackers. */
  readonly check: string;
  readonly tried: string;
  readonly cases: number;
  readonly result: 'passed' | 'failed' | 'not checked';
  /** What failed, why it was not checked, or figures worth knowing. */
  readonly notes: readonly string[];
}

/** What was tried, and every single thing that did not hold. */
export interface Tried {
  readonly cases: number;
  readonly faults: readonly string[];
  readonly notes?: readonly string[];
}

/** A check that tried nothing has not passed. */
export function rowOf(check: string, tried: string, { cases, faults, notes = [] }: Tried): SecurityRow {
  const result = faults.length === 0 && cases > 0 ? 'passed' : 'failed';
  return {
    check,
    tried,
    cases,
    result,
    notes: [...(cases === 0 ? ['nothing was tried'] : faults), ...notes],
  };
}

export function notChecked(check: string, tried: string, why: string): SecurityRow {
  return { check, tried, cases: 0, result: 'not checked', notes: [why] };
}
