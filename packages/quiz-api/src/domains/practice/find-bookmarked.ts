import type { QuestionId, UserId } from '@quiz-arena/contract/ids';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { bookmarks } from '../../db/schema/practice.ts';

/** Which of these questions a player keeps. */
export async function findBookmarked(
  db: Queryable,
  userId: UserId,
  questionIds: readonly QuestionId[],
): Promise<Set<QuestionId>> {
  if (questionIds.length === 0) return new Set();
  const rows = await db
    .select({ questionId: bookmarks.questionId })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, userId), inArray(bookmarks.questionId, [...questionIds])));
  return new Set(rows.map(({ questionId }) => questionId));
}
