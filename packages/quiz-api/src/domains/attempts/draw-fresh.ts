import type { UserId } from '@quiz-arena/contract/ids';
import type { Settings } from '@quiz-arena/contract/settings';
import { listQuestions, type QuestionPool } from '../catalogue/question-store.ts';
import { chooseFresh } from './choose-fresh.ts';
import type { AttemptPlan } from './open-attempt.ts';
import { listSeen } from './repository.ts';

/**
 * Draws up to `limit` questions of a pool (null: all), fresh ones first. Those whose answers must not be told come
 * only when there are no others, or, with `leavesOut`, not at all.
 */
export function drawFresh(
  userId: UserId,
  pool: Omit<QuestionPool, 'hasOptionE'>,
  choice: { readonly limit: number | null; readonly leavesOut?: boolean },
  settings: Settings,
): AttemptPlan['draw'] {
  return async (tx, avoided, random) => {
    const all = await listQuestions(tx, { ...pool, hasOptionE: settings.option_e_mode });
    const questions = choice.leavesOut ? all.filter(({ id }) => !avoided.has(id)) : all;
    const ids = questions.map(({ id }) => id);
    const seenAt = await listSeen(tx, userId, ids);
    const isShuffled = settings.question_shuffle_mode;
    return chooseFresh(questions, { seenAt, avoided }, { limit: choice.limit, isShuffled }, random);
  };
}
