import type { AttemptId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import type { Queryable } from '../../db/database.ts';
import { listOpenMatchQuestions } from '../battles/open-match-questions.ts';
import { listUnansweredQuestions } from './repository.ts';

/**
 * Questions whose right answer a player must not be told now: those that are still to be answered in another
 * attempt or in a battle of that player.
 */
export async function questionsOpenElsewhere(
  db: Queryable,
  userId: UserId,
  here?: AttemptId,
): Promise<ReadonlySet<QuestionId>> {
  const inAttempts = await listUnansweredQuestions(db, userId, here);
  const inBattle = await listOpenMatchQuestions(db, userId);
  return new Set([...inAttempts, ...inBattle]);
}
