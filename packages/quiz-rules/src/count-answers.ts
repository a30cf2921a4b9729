import type { BattlePlayer, BattleReceipt } from './battle-receipt.ts';
import { checkAnswer } from './check-answer.ts';
import { type AnswerPoints, type BattlePointsPolicy, scoreBattleAnswer } from './score-battle.ts';

/** The sums of one player's answers in a battle. */
export interface AnswerCount {
  readonly correct: number;
  readonly points: number;
  /** Right answers within 2 s. */
  readonly quickest: number;
  /** Points that came from answers within 2 s, and from those later but within 4 s. */
  readonly quickestBonus: number;
  readonly secondQuickestBonus: number;
}

/** Counts a player's right answers, points and speed bonuses from the receipt. */
export function countAnswers(
  player: BattlePlayer,
  questions: BattleReceipt['questions'],
  policy: BattlePointsPolicy,
): AnswerCount {
  const scored = scoreAnswers(player, questions, policy);
  const count = (bonus: AnswerPoints['speedBonus']) =>
    scored.filter(({ speedBonus }) => speedBonus === bonus).length;
  return {
    correct: scored.filter(({ isRight }) => isRight).length,
    points: scored.reduce((sum, { points }) => sum + points, 0),
    quickest: count('quickest'),
    quickestBonus: count('quickest') * policy.quickestBonus,
    secondQuickestBonus: count('secondQuickest') * policy.secondQuickestBonus,
  };
}

/** Whether every question was answered right and within 4 s: what the badge ultimate_player asks for. */
export function isFlawless(
  player: BattlePlayer,
  questions: BattleReceipt['questions'],
  policy: BattlePointsPolicy,
): boolean {
  const scored = scoreAnswers(player, questions, policy);
  return questions.length > 0 && scored.every(({ speedBonus }) => speedBonus !== 'none');
}

function scoreAnswers(
  { answers }: BattlePlayer,
  questions: BattleReceipt['questions'],
  policy: BattlePointsPolicy,
): readonly (AnswerPoints & { isRight: boolean })[] {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  return questions.map(({ id, rightAnswer }) => {
    const given = byQuestion.get(id);
    const isRight = given !== undefined && checkAnswer('choice', given.answer, rightAnswer);
    return { isRight, ...scoreBattleAnswer(isRight, given?.takenMs ?? 0, policy) };
  });
}
