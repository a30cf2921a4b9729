import type { AttemptId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import type { Queryable } from '../../db/database.ts';
import { listOpenMatchQuestions } from '../battles/open-match-questions.ts';
import { listSecretQuestions } from '../questions/secret-questions.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { type Attempt, listUndecidedQuestions } from './repository.ts';

/**
 * Questions whose right answer a player must not be told now: those open elsewhere, and those that a contest, an exam
 * or today's daily quiz keeps secret (the daily quiz itself tells its own).
 */
export async function hiddenQuestions(
  db: Queryable,
  userId: UserId,
  circumstances: AttemptCircumstances,
  here?: Pick<Attempt, 'id' | 'quizType'>,
): Promise<ReadonlySet<QuestionId>> {
  const open = await questionsOpenElsewhere(db, userId, here?.id);
  const secret = await listSecretQuestions(db, circumstances, { isDailyTold: here?.quizType === '1.1' });
  return new Set([...open, ...secret]);
}

/** Those that are still to be answered in another attempt or in a battle of that player. */
export async function questionsOpenElsewhere(
  db: Queryable,
  userId: UserId,
  here?: AttemptId,
): Promise<ReadonlySet<QuestionId>> {
  const inAttempts = await listUndecidedQuestions(db, userId, here);
  const inBattle = await listOpenMatchQuestions(db, userId);
  return new Set([...inAttempts, ...inBattle]);
}
