import type { UserId } from '@quiz-arena/contract/ids';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { boardScores } from '../../db/schema/leaderboards.ts';
import { recordCounts, spanEnd, spanOfColumn, sumOfCounts } from './board-counts.ts';
import type { BoardPeriod } from './board-period.ts';

export interface RankedRow {
  readonly userId: UserId;
  readonly name: string;
  readonly profileImage: string;
  readonly score: number;
  readonly updatedAt: Date;
  /** 1 is the best. */
  readonly rank: number;
}

/** Points that go to one player's total of one ranking. */
export interface BoardPoints extends BoardPeriod {
  readonly userId: UserId;
  readonly points: number;
}

/** Adds points to totals, no total twice. The rows of a closed account stay hidden. */
export async function addToBoards(tx: Transaction, added: readonly BoardPoints[], at: Date): Promise<void> {
  if (added.length === 0) return;
  const totals = await tx
    .insert(boardScores)
    .values(
      added.map(({ board, period, userId, points }) => ({
        board,
        period,
        userId,
        score: points,
        updatedAt: at,
        isHidden: sql`(select not ${users.isActive} from ${users} where ${users.id} = ${userId}::bigint)`,
      })),
    )
    .onConflictDoUpdate({
      target: [boardScores.board, boardScores.period, boardScores.userId],
      set: { score: sql`${boardScores.score} + excluded.score`, updatedAt: at },
    })
    .returning({
      board: boardScores.board,
      period: boardScores.period,
      userId: boardScores.userId,
      score: boardScores.score,
      isHidden: boardScores.isHidden,
      // PostgreSQL marks a row that an upsert has changed with its transaction, a new one with 0.
      isNew: sql<boolean>`xmax = 0`,
    });
  const pointsOf = new Map(added.map((row) => [totalKey(row), row.points]));
  const changes = totals
    .filter(({ isHidden }) => !isHidden)
    .map((total) => {
      const { board, period, score, isNew } = total;
      const from = isNew ? undefined : score - (pointsOf.get(totalKey(total)) ?? 0);
      return { board, period, from, to: score };
    });
  await recordCounts(tx, changes);
}

function totalKey({ board, period, userId }: BoardPeriod & { userId: UserId }): string {
  return `${board} ${period} ${userId}`;
}

const shown = ({ board, period }: BoardPeriod) =>
  and(eq(boardScores.board, board), eq(boardScores.period, period), eq(boardScores.isHidden, false));

const rankedColumns = {
  userId: boardScores.userId,
  name: users.name,
  profileImage: users.profileImage,
  score: boardScores.score,
  updatedAt: boardScores.updatedAt,
};

/** A page of a ranking: best score first, among equals who had it earlier. */
export async function listRanked(
  db: Queryable,
  place: BoardPeriod,
  page: { offset: number; limit: number },
): Promise<RankedRow[]> {
  const rows = await db
    .select(rankedColumns)
    .from(boardScores)
    .innerJoin(users, eq(users.id, boardScores.userId))
    .where(shown(place))
    .orderBy(desc(boardScores.score), asc(boardScores.updatedAt), asc(boardScores.userId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row, index) => ({ ...row, rank: page.offset + index + 1 }));
}

/** The rows of those players that have a score in a ranking. */
export async function findRanked(
  db: Queryable,
  place: BoardPeriod,
  userIds: readonly UserId[],
): Promise<RankedRow[]> {
  return await db
    .select({ ...rankedColumns, rank: rankOf(place) })
    .from(boardScores)
    .innerJoin(users, eq(users.id, boardScores.userId))
    .where(and(shown(place), inArray(boardScores.userId, [...userIds])));
}

/** The rank of a selected row of `board_scores`: whole spans by their counts, the own span one by one. */
function rankOf(place: BoardPeriod): SQL<number> {
  const ahead = alias(boardScores, 'ahead');
  const span = spanOfColumn(place.board, boardScores.score);
  const inSpan = and(
    eq(ahead.board, place.board),
    eq(ahead.period, place.period),
    eq(ahead.isHidden, false),
    gte(ahead.score, boardScores.score),
    lt(ahead.score, spanEnd(place.board, span)),
    sql`(${ahead.score} > ${boardScores.score}
      or (${ahead.updatedAt}, ${ahead.userId}) < (${boardScores.updatedAt}, ${boardScores.userId}))`,
  );
  const counted = sql`select count(*) from ${boardScores} ${sql.identifier('ahead')} where ${inSpan}`;
  return sql`1 + (${sumOfCounts(place, span)}) + (${counted})`.mapWith(Number);
}

/** Hides a player's rows from all rankings, or shows them again. */
export async function setHidden(tx: Transaction, userId: UserId, isHidden: boolean): Promise<void> {
  const changed = await tx
    .update(boardScores)
    .set({ isHidden })
    .where(and(eq(boardScores.userId, userId), eq(boardScores.isHidden, !isHidden)))
    .returning({ board: boardScores.board, period: boardScores.period, score: boardScores.score });
  await recordCounts(
    tx,
    changed.map(({ board, period, score }) => ({
      board,
      period,
      from: isHidden ? score : undefined,
      to: isHidden ? undefined : score,
    })),
  );
}
