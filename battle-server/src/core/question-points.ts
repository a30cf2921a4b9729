import type { ClosedAnswer } from '@quiz-arena/contract/battle/battle-values';
import { scoreBattleAnswer } from '@quiz-arena/quiz-rules/score-battle';
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
  const { letter, takenMs } = given;
  const { points } = scoreBattleAnswer(letter === question.right, takenMs, {
    correctPoints: rules.correctPoints,
    quickestBonus: rules.quickPoints,
    quickestWithinMs: rules.quickMs,
    secondQuickestBonus: rules.secondQuickPoints,
    secondQuickestWithinMs: rules.secondQuickMs,
  });
  return { userId: player.userId, answer: letter, takenMs, points };
}
