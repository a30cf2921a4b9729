import type { UserId } from '@quiz-arena/contract/ids';
import { practiceTypes } from '@quiz-arena/contract/modes';
import { and, desc, eq, gte, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { battleMatches, battleResults } from '../../db/schema/battles.ts';
import { categories } from '../../db/schema/catalogue.ts';

/** Categories whose accuracy is shown, those with the most answers. */
const MOST_CATEGORIES = 12;

export interface CategoryAccuracy {
  readonly name: string;
  readonly answered: number;
  readonly correct: number;
}

/** How many questions of each category a player has answered in settled quizzes, and how many of them right. */
export async function accuracyByCategory(db: Queryable, userId: UserId): Promise<CategoryAccuracy[]> {
  const answered = inResult(attempts.result, 'total_questions');
  return await db
    .select({ name: categories.name, answered, correct: inResult(attempts.result, 'correctAnswer') })
    .from(attempts)
    .innerJoin(categories, eq(categories.id, attempts.categoryId))
    .where(counted(userId))
    .groupBy(categories.id, categories.name)
    .orderBy(desc(answered), categories.id)
    .limit(MOST_CATEGORIES);
}

export interface DayActivity {
  /** yyyy-mm-dd in the zone asked for. */
  readonly day: string;
  readonly answered: number;
}

/** How many questions a player has answered on each day since then, oldest first; days without any are left out. */
export async function activityByDay(
  db: Queryable,
  { userId, since, zone }: { userId: UserId; since: Date; zone: string },
): Promise<DayActivity[]> {
  const dayOf = (column: PgColumn) => sql<string>`to_char(${column} at time zone ${zone}, 'YYYY-MM-DD')`;
  const alone = await db
    .select({ day: dayOf(attempts.settledAt), answered: inResult(attempts.result, 'total_questions') })
    .from(attempts)
    .where(and(counted(userId), gte(attempts.settledAt, since)))
    .groupBy(sql`1`);
  const battles = await db
    .select({
      day: dayOf(battleResults.endedAt),
      answered: sql<number>`sum(jsonb_array_length(${battleMatches.questions}))::int`,
    })
    .from(battleResults)
    .innerJoin(battleMatches, eq(battleMatches.matchId, battleResults.matchId))
    .where(and(eq(battleResults.userId, userId), gte(battleResults.endedAt, since)))
    .groupBy(sql`1`);
  const byDay = new Map<string, number>();
  for (const { day, answered } of [...alone, ...battles]) byDay.set(day, (byDay.get(day) ?? 0) + answered);
  return [...byDay].map(([day, answered]) => ({ day, answered })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Settled quizzes; practice is nobody's business. */
function counted(userId: UserId): SQL | undefined {
  return and(
    eq(attempts.userId, userId),
    isNotNull(attempts.settledAt),
    notInArray(attempts.quizType, [...practiceTypes]),
  );
}

function inResult(column: PgColumn, field: 'total_questions' | 'correctAnswer') {
  return sql<number>`coalesce(sum((${column} ->> ${sql.raw(`'${field}'`)})::int), 0)::int`;
}
