import type { QuestionId, UserId } from '@quiz-arena/contract/ids';
import type { Queryable } from '../../db/database.ts';
import { listSeen } from './repository.ts';

/** Whether a player was ever shown this question, in any mode. */
export async function wasAsked(db: Queryable, userId: UserId, questionId: QuestionId): Promise<boolean> {
  const seen = await listSeen(db, userId, [questionId]);
  return seen.has(questionId);
}
