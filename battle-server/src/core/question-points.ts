import type { ClosedAnswer } from '@quiz-arena/contract/battle/battle-values';
import type { BattleRules, PlayerState, Progress, SecretQuestion } from './battle-state.ts';

/** What one player's answer to a closed question is worth: points for a right one, more for a quick one. */
export function closedAnswerOf(
  player: PlayerState,
  progress: Progress | undefined,
  question: SecretQuestion,
  rules: BattleRules,
): ClosedAnswer {
  const given = progress?.answer ?? null;
  if (given === null) {
    return { userId: player.userId, answer: '', takenMs: null, points: 0 };
  }
  const points =
    given.letter === question.right ? rules.correctPoints + quickPoints(given.takenMs, rules) : 0;
  return { userId: player.userId, answer: given.letter, takenMs: given.takenMs, points };
}

function quickPoints(takenMs: number, rules: BattleRules): number {
  if (takenMs <= rules.quickMs) {
    return rules.quickPoints;
  }
  return takenMs <= rules.secondQuickMs ? rules.secondQuickPoints : 0;
}
