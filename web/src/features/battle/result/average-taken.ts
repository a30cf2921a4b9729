import type { ClosedQuestion } from '@quiz-arena/contract/battle/battle-values';

/** How long a player took on average over the questions he answered, ms; null when he answered none. */
export function averageTakenMs(closed: readonly ClosedQuestion[], userId: string): number | null {
  const taken = closed.flatMap(({ answers }) => answers.find((one) => one.userId === userId)?.takenMs ?? []);
  return taken.length === 0 ? null : taken.reduce((sum, ms) => sum + ms, 0) / taken.length;
}
