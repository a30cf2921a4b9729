import type { BattleQuestion } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { DotState } from '../../../shared/ui/progress-dots.tsx';

/** How a player did in each question that has closed. */
export function answerDots({ closed }: BattleView, userId: string): DotState[] {
  return closed.map(({ right, answers }) =>
    answers.find((answer) => answer.userId === userId)?.answer === right ? 'right' : 'wrong',
  );
}

/** The same with the question that runs and those to come. */
export function battleDots(view: BattleView, shown: BattleQuestion | null, userId: string): DotState[] {
  const past = answerDots(view, userId);
  const total = shown?.count ?? past.length;
  const rest = Array.from(
    { length: Math.max(0, total - past.length) },
    (_, place): DotState => (place === 0 && view.phase === 'question' ? 'current' : 'open'),
  );
  return [...past, ...rest];
}
