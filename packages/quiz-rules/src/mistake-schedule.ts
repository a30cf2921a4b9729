/** Waits in days after each right answer to a question that was once wrong. After the last one it is learnt. */
export const mistakeWaits = [1, 3, 7, 16, 35] as const;

const DAY_MS = 86_400_000;

/** A question that was wrong: how often it was right since, and when it is asked again (epoch milliseconds). */
export interface Mistake {
  readonly step: number;
  readonly dueAt: number;
}

/**
 * What becomes of a mistake with one more answer: a wrong one makes it due at once, a right one when it was due
 * after the next longer wait. Null: it is no mistake (any more). A right answer before it is due changes nothing,
 * so that playing the same level twice does not count as knowing it.
 */
export function answerMistake(before: Mistake | null, isCorrect: boolean, at: number): Mistake | null {
  if (!isCorrect) return { step: 0, dueAt: at };
  if (before === null || before.dueAt > at) return before;
  const wait = mistakeWaits[before.step];
  return wait === undefined ? null : { step: before.step + 1, dueAt: at + wait * DAY_MS };
}
