import type { UserId } from '@quiz-arena/contract/ids';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { boardScores } from '../../db/schema/leaderboards.ts';

/** One ranking: a board and the day, month or "all" that it covers. */
export interface BoardPeriod {
  readonly board: 'daily' | 'monthly' | 'global';
  readonly period: string;
}

export interface RankedRow {
  readonly userId: UserId;
  readonly name: string;
  readonly profileImage: string;
  readonly score: number;
  readonly updatedAt: Date;
  /** 1 is the best. */
  readonly rank: number;
}

/** Adds points to a player's totals. The rows of a closed account stay hidden. */
export async function addToBoards(
  tx: Transaction,
  rows: readonly (BoardPeriod & { userId: UserId; points: number; at: Date })[],
): Promise<void> {
  for (const { board, period, userId, points, at } of rows) {
    await tx
      .insert(boardScores)
      .values({
        board,
        period,
        userId,
        score: points,
        updatedAt: at,
        isHidden: sql`(select not ${users.isActive} from ${users} where ${users.id} = ${userId}::bigint)`,
      })
      .onConflictDoUpdate({
        target: [boardScores.board, boardScores.period, boardScores.userId],
        set: { score: sql`${boardScores.score} + ${points}`, updatedAt: at },
      });
  }
}

const shown = ({ board, period }: BoardPeriod) =>
  and(eq(boardScores.board, board), eq(boardScores.period, period), eq(boardScores.isHidden, false));

/** A page of a ranking: best score first, among equals who had it earlier. */
export async function listRanked(
  db: Queryable,
  place: BoardPeriod,
  page: { offset: number; limit: number },
): Promise<RankedRow[]> {
  const rows = await db
    .select({
      userId: boardScores.userId,
      name: users.name,
      profileImage: users.profileImage,
      score: boardScores.score,
      updatedAt: boardScores.updatedAt,
    })
    .from(boardScores)
    .innerJoin(users, eq(users.id, boardScores.userId))
    .where(shown(place))
    .orderBy(desc(boardScores.score), asc(boardScores.updatedAt), asc(boardScores.userId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row, index) => ({ ...row, rank: page.offset + index + 1 }));
}

export async function countRanked(db: Queryable, place: BoardPeriod): Promise<number> {
  const [row] = await db.select({ total: count() }).from(boardScores).where(shown(place));
  return row?.total ?? 0;
}

/** A player's own row of a ranking; undefined without a score there. */
export async function findRanked(
  db: Queryable,
  place: BoardPeriod,
  userId: UserId,
): Promise<RankedRow | undefined> {
  const [own] = await db
    .select({
      userId: boardScores.userId,
      name: users.name,
      profileImage: users.profileImage,
      score: boardScores.score,
      updatedAt: boardScores.updatedAt,
    })
    .from(boardScores)
    .innerJoin(users, eq(users.id, boardScores.userId))
    .where(and(shown(place), eq(boardScores.userId, userId)));
  if (!own) return undefined;
  const ahead = sql`(${boardScores.score} > ${own.score}
    or (${boardScores.score} = ${own.score} and ${boardScores.updatedAt} < ${own.updatedAt.toISOString()}::timestamptz)
    or (${boardScores.score} = ${own.score} and ${boardScores.updatedAt} = ${own.updatedAt.toISOString()}::timestamptz
      and ${boardScores.userId} < ${own.userId}::bigint))`;
  const [row] = await db
    .select({ ahead: count() })
    .from(boardScores)
    .where(and(shown(place), ahead));
  return { ...own, rank: (row?.ahead ?? 0) + 1 };
}

export async function setHidden(tx: Transaction, userId: UserId, isHidden: boolean): Promise<void> {
  await tx.update(boardScores).set({ isHidden }).where(eq(boardScores.userId, userId));
}
