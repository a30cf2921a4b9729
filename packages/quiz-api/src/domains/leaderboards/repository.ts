import type { UserId } from '@quiz-arena/contract/ids';
import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { boardScores } from '../../db/schema/leaderboards.ts';
import { countedAhead, insertCounts, slotStart } from './board-counts.ts';
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

/** Adds points to totals, no total twice. The players are locked. The rows of a closed account stay hidden. */
export async function addToBoards(tx: Transaction, added: readonly BoardPoints[], at: Date): Promise<void> {
  if (added.length === 0) return;
  await tx.execute(sql`
    with added as (
      select * from jsonb_to_recordset(${JSON.stringify(added)})
        as added (board text, period text, "userId" bigint, points int)
    ), former as (
      select former.* from ${boardScores} former join added
        on (former.board, former.period, former.user_id) = (added.board, added.period, added."userId")
    ), total as (
      insert into ${boardScores} as known (board, period, user_id, score, updated_at, is_hidden)
      select board, period, player.id, points, ${at.toISOString()}::timestamptz, not player.is_active
      from added join ${users} player on player.id = "userId" order by player.id, board
      on conflict (board, period, user_id)
      do update set score = known.score + excluded.score, updated_at = excluded.updated_at
      returning board, period, score, updated_at, is_hidden
    ), move as (
      select board, period, score, updated_at, -1 as players from former where not is_hidden
      union all select board, period, score, updated_at, 1 from total where not is_hidden
    ) ${insertCounts(sql`move`)}`);
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
  const { userId, score, updatedAt } = boardScores;
  // The page first: planned together, the database prepares to look up the names of the whole board.
  const ranked = db
    .select({ userId, score, updatedAt })
    .from(boardScores)
    .where(shown(place))
    .orderBy(desc(score), asc(updatedAt), asc(userId))
    .limit(page.limit)
    .offset(page.offset)
    .as('ranked');
  const rows = await db
    .select({
      userId: ranked.userId,
      name: users.name,
      profileImage: users.profileImage,
      score: ranked.score,
      updatedAt: ranked.updatedAt,
    })
    .from(ranked)
    .innerJoin(users, eq(users.id, ranked.userId))
    .orderBy(desc(ranked.score), asc(ranked.updatedAt), asc(ranked.userId));
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

/** The query of (user_id, rank) of those players that have a score in a ranking. */
export function selectRanks(place: BoardPeriod, userIds: readonly UserId[]): SQL {
  const own = and(shown(place), inArray(boardScores.userId, [...userIds]));
  return sql`select ${boardScores.userId}, ${rankOf(place)} as rank from ${boardScores} where ${own}`;
}

/** A player's own score of one ranking, whether shown or not, and when it was reached. */
export async function findScore(
  db: Queryable,
  place: BoardPeriod,
  userId: UserId,
): Promise<{ score: number; updatedAt: Date } | undefined> {
  const { board, period, score, updatedAt } = boardScores;
  const [row] = await db
    .select({ score, updatedAt })
    .from(boardScores)
    .where(and(eq(board, place.board), eq(period, place.period), eq(boardScores.userId, userId)));
  return row;
}

/** The rank of a selected row of `board_scores`: by the counts, and within the own slot one by one. */
function rankOf(place: BoardPeriod): SQL<number> {
  const ahead = alias(boardScores, 'ahead');
  const inSlot = and(
    eq(ahead.board, place.board),
    eq(ahead.period, place.period),
    eq(ahead.isHidden, false),
    eq(ahead.score, boardScores.score),
    gte(ahead.updatedAt, slotStart(place.board, boardScores.updatedAt)),
    sql`(${ahead.updatedAt}, ${ahead.userId}) < (${boardScores.updatedAt}, ${boardScores.userId})`,
  );
  const one = sql`select count(*) from ${boardScores} ${sql.identifier('ahead')} where ${inSlot}`;
  return sql`1 + ${countedAhead(place, boardScores)} + (${one})`.mapWith(Number);
}

/** Hides a player's rows from all rankings, or shows them again. The player is locked. */
export async function setHidden(tx: Transaction, userId: UserId, isHidden: boolean): Promise<void> {
  await tx.execute(sql`
    with changed as (
      update ${boardScores} set is_hidden = ${isHidden} where user_id = ${userId}::bigint and is_hidden <> ${isHidden}
      returning board, period, score, updated_at
    ), move as (
      select board, period, score, updated_at, ${isHidden ? -1 : 1}::int as players from changed
    ) ${insertCounts(sql`move`)}`);
}
