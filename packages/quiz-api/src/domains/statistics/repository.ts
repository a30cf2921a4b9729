import type { CategoryId, UserId } from '@quiz-arena/contract/ids';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { playerStatistics } from '../../db/schema/statistics.ts';

const strong = alias(categories, 'strong');
const weak = alias(categories, 'weak');

/** A player's statistics with names; undefined when nothing was finished yet. */
export async function findStatisticsSheet(db: Queryable, userId: UserId) {
  const [sheet] = await db
    .select({
      questionsAnswered: playerStatistics.questionsAnswered,
      correctAnswers: playerStatistics.correctAnswers,
      strongCategory: strong.name,
      strongRatio: playerStatistics.strongRatio,
      weakCategory: weak.name,
      weakRatio: playerStatistics.weakRatio,
      bestPosition: playerStatistics.bestPosition,
      firstFinishedAt: playerStatistics.firstFinishedAt,
      name: users.name,
      profileImage: users.profileImage,
    })
    .from(playerStatistics)
    .innerJoin(users, eq(users.id, playerStatistics.userId))
    .leftJoin(strong, eq(strong.id, playerStatistics.strongCategoryId))
    .leftJoin(weak, eq(weak.id, playerStatistics.weakCategoryId))
    .where(eq(playerStatistics.userId, userId));
  return sheet;
}

export interface StatisticsChange {
  readonly userId: UserId;
  readonly answered: number;
  readonly correct: number;
  /** The category whose ratio this quiz gives; none for quizzes across categories. */
  readonly categoryId?: CategoryId | undefined;
  readonly at: Date;
}

/**
 * Adds a quiz to each player's sums and keeps the best (smallest) rank ever held.
 * @param ranks a query of (user_id, rank); it leaves those without one out
 */
export async function addStatistics(
  tx: Transaction,
  changes: readonly StatisticsChange[],
  ranks: SQL,
): Promise<void> {
  const rows = changes.map((change) => ({ ...change, ...categoryColumns(change) }));
  await tx.execute(sql`
    insert into ${playerStatistics} as own (user_id, questions_answered, correct_answers, best_position, first_finished_at,
      strong_category_id, strong_ratio, weak_category_id, weak_ratio)
    select "userId", answered, correct, coalesce(ranked.rank, 0), at, "strongCategoryId", coalesce("strongRatio", 0),
      "weakCategoryId", coalesce("weakRatio", 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}) as change ("userId" bigint, answered int, correct int, at timestamptz,
      "strongCategoryId" bigint, "strongRatio" int, "weakCategoryId" bigint, "weakRatio" int)
    left join (${ranks}) ranked on ranked.user_id = "userId"
    order by "userId"
    on conflict (user_id) do update set
      questions_answered = own.questions_answered + excluded.questions_answered,
      correct_answers = own.correct_answers + excluded.correct_answers,
      best_position = coalesce(least(nullif(own.best_position, 0), nullif(excluded.best_position, 0)), 0),
      strong_category_id = coalesce(excluded.strong_category_id, own.strong_category_id),
      strong_ratio = case when excluded.strong_category_id is null then own.strong_ratio else excluded.strong_ratio end,
      weak_category_id = coalesce(excluded.weak_category_id, own.weak_category_id),
      weak_ratio = case when excluded.weak_category_id is null then own.weak_ratio else excluded.weak_ratio end`);
}

function categoryColumns({ categoryId, answered, correct }: StatisticsChange) {
  if (categoryId === undefined || answered === 0) return {};
  const ratio = Math.round((correct * 100) / answered);
  return ratio > 50
    ? { strongCategoryId: categoryId, strongRatio: ratio }
    : { weakCategoryId: categoryId, weakRatio: ratio };
}
