import type { CategoryId, UserId } from '@quiz-arena/contract/ids';
import { eq, sql } from 'drizzle-orm';
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

/** Adds a quiz and keeps the best (smallest) rank ever held; `ranks` leaves those without one out. */
export async function addStatistics(
  tx: Transaction,
  changes: readonly StatisticsChange[],
  ranks: ReadonlyMap<UserId, number>,
): Promise<void> {
  const rows = changes.map((change) => ({
    userId: change.userId,
    questionsAnswered: change.answered,
    correctAnswers: change.correct,
    bestPosition: ranks.get(change.userId) ?? 0,
    firstFinishedAt: change.at,
    ...categoryColumns(change),
  }));
  const own = playerStatistics;
  await tx
    .insert(playerStatistics)
    .values(rows.sort((one, other) => Number(one.userId) - Number(other.userId)))
    .onConflictDoUpdate({
      target: playerStatistics.userId,
      set: {
        questionsAnswered: sql`${own.questionsAnswered} + excluded.questions_answered`,
        correctAnswers: sql`${own.correctAnswers} + excluded.correct_answers`,
        bestPosition: sql`coalesce(least(nullif(${own.bestPosition}, 0), nullif(excluded.best_position, 0)), 0)`,
        strongCategoryId: sql`coalesce(excluded.strong_category_id, ${own.strongCategoryId})`,
        strongRatio: sql`case when excluded.strong_category_id is null then ${own.strongRatio} else excluded.strong_ratio end`,
        weakCategoryId: sql`coalesce(excluded.weak_category_id, ${own.weakCategoryId})`,
        weakRatio: sql`case when excluded.weak_category_id is null then ${own.weakRatio} else excluded.weak_ratio end`,
      },
    });
}

function categoryColumns({ categoryId, answered, correct }: StatisticsChange) {
  if (categoryId === undefined || answered === 0) return {};
  const ratio = Math.round((correct * 100) / answered);
  return ratio > 50
    ? { strongCategoryId: categoryId, strongRatio: ratio }
    : { weakCategoryId: categoryId, weakRatio: ratio };
}
