import type { QuestionId, UserId } from '@quiz-arena/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { battleMatches } from '../../db/schema/battles.ts';
import { coinHolds } from '../../db/schema/ledger.ts';

/** The questions of the battle that a player is in. */
export async function listOpenMatchQuestions(db: Queryable, userId: UserId): Promise<QuestionId[]> {
  const rows = await db
    .select({ questions: battleMatches.questions })
    .from(coinHolds)
    .innerJoin(battleMatches, eq(battleMatches.matchId, coinHolds.reference))
    .where(and(eq(coinHolds.userId, userId), eq(coinHolds.purpose, 'match'), eq(coinHolds.state, 'held')));
  return rows.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
}
