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

/** Adds a quiz and keeps the best (smallest) rank ever held; `rank` 0 stands for none. */
export async function addStatistics(tx: Transaction, change: StatisticsChange, rank: number): Promise<void> {
  const { userId, answered, correct, at } = change;
  const category = categoryColumns(change);
  await tx
    .insert(playerStatistics)
    .values({
      userId,
      questionsAnswered: answered,
      correctAnswers: correct,
      bestPosition: rank,
      firstFinishedAt: at,
      ...category,
    })
    .onConflictDoUpdate({
      target: playerStatistics.userId,
      set: {
        questionsAnswered: sql`${playerStatistics.questionsAnswered} + ${answered}`,
        correctAnswers: sql`${playerStatistics.correctAnswers} + ${correct}`,
        bestPosition: sql`coalesce(least(nullif(${playerStatistics.bestPosition}, 0), nullif(excluded.best_position, 0)), 0)`,
        ...category,
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
