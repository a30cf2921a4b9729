import type { ResultLine } from '@quiz-arena/contract/quiz-results';
import type { ScorePolicy } from '@quiz-arena/quiz-rules/score-solo';
import type { SoloSettlement } from '@quiz-arena/quiz-rules/settle-solo-run';
import type { AttemptRun } from './attempt-run.ts';

/** What was earned and why, line by line. Lifelines were charged when they were used: here they are only told. */
export function resultLines(
  run: AttemptRun,
  settlement: SoloSettlement,
  score: ScorePolicy,
  { fullPercentage }: { fullPercentage: number },
): ResultLine[] {
  const { result } = settlement;
  const isCounted = settlement.scoreReason === 'COUNTED';
  const spent = run.lifelines.reduce((sum, { price }) => sum + price, 0);
  const lines: ResultLine[] = [
    line('correct_answers', 0, isCounted ? result.correct * score.creditPerCorrect : 0),
    line('wrong_answers', 0, isCounted ? -result.wrong * score.deductPerWrong : 0),
    ...coinLines(settlement, result.percentage >= fullPercentage),
    ...(spent === 0 ? [] : [line('lifelines', -spent, 0)]),
  ];
  return lines;
}

function coinLines({ coinReason, coins, result }: SoloSettlement, isFull: boolean): ResultLine[] {
  switch (coinReason) {
    case 'PAID': {
      const reward = line(isFull ? 'full_reward' : 'partial_reward', result.coins, 0);
      return coins > result.coins ? [reward, line('double_coins', coins - result.coins, 0)] : [reward];
    }
    case 'ROUNDED_TO_ZERO':
      return [line('partial_reward', 0, 0)];
    case 'ALREADY_PAID':
      return [line('already_paid', 0, 0)];
    case 'LOST':
      return [line('not_won', 0, 0)];
    case 'MODE_PAYS_NOTHING':
      return [];
  }
}

/** Without a negative zero, which is none on the wire. */
function line(title: ResultLine['title'], coins: number, score: number): ResultLine {
  return { title, coins: coins + 0, score: score + 0 };
}
