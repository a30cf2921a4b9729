import type { UserId } from '@quiz-arena/contract/ids';
import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { boardScores } from '../../db/schema/leaderboards.ts';
import { type CountChange, recordCounts, spanEnd, spanOf, sumCounts } from './board-counts.ts';
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

/** Adds points to a player's totals. The rows of a closed account stay hidden. */
export async function addToBoards(
  tx: Transaction,
  rows: readonly (BoardPeriod & { userId: UserId; points: number; at: Date })[],
): Promise<void> {
  const changes: CountChange[] = [];
  for (const { board, period, userId, points, at } of rows) {
    const [row] = await tx
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
      })
      .returning({
        score: boardScores.score,
        isHidden: boardScores.isHidden,
        // PostgreSQL marks a row that an upsert has changed with its transaction, a new one with 0.
        isNew: sql<boolean>`xmax = 0`,
      });
    if (!row || row.isHidden) continue;
    changes.push({ board, period, from: row.isNew ? undefined : row.score - points, to: row.score });
  }
  await recordCounts(tx, changes);
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
  return { ...own, rank: 1 + (await countAhead(db, place, own)) };
}

/** Whole spans by their counts, the own span one by one. */
async function countAhead(
  db: Queryable,
  place: BoardPeriod,
  { userId, score, updatedAt }: { userId: UserId; score: number; updatedAt: Date },
): Promise<number> {
  const span = spanOf(place.board, score);
  const inSpan = and(
    shown(place),
    lt(boardScores.score, spanEnd(place.board, span)),
    or(
      gt(boardScores.score, score),
      and(eq(boardScores.score, score), lt(boardScores.updatedAt, updatedAt)),
      and(eq(boardScores.score, score), eq(boardScores.updatedAt, updatedAt), lt(boardScores.userId, userId)),
    ),
    gte(boardScores.score, score),
  );
  return (await sumCounts(db, place, span)) + (await db.$count(boardScores, inSpan));
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
