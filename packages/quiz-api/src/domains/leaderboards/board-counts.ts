import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../db/database.ts';
import { boardCounts } from '../../db/schema/leaderboards.ts';
import type { BoardPeriod } from './board-period.ts';

/**
 * What is counted as one: players ahead are summed by spans of scores, within the own span by scores and the slots of
 * time in which they were reached, and only in the own slot one by one. So wide that all spans are about as many as the
 * scores and slots of one. The migrations that made the counts have the same numbers.
 */
const GRAINS: Readonly<Record<BoardPeriod['board'], { span: number; slotSeconds: number }>> = {
  daily: { span: 8, slotSeconds: 600 },
  monthly: { span: 8, slotSeconds: 21_600 },
  global: { span: 32, slotSeconds: 604_800 },
  contest: { span: 8, slotSeconds: 600 },
};
/** Fewer rows than this are summed faster than they are rewritten. */
const COMPACT_FROM = 5_000;

const number = (value: number) => sql.raw(String(value));

/** The span of a score, in the database. */
function spanOf(board: BoardPeriod['board'], score: PgColumn | SQL): SQL {
  return sql`floor(${score} / ${number(GRAINS[board].span)}.0)::int`;
}

/** The slot of an instant, in the database. */
function slotOf(board: BoardPeriod['board'], at: PgColumn | SQL): SQL {
  return sql`floor(extract(epoch from ${at}) / ${number(GRAINS[board].slotSeconds)})::int`;
}

/** When the slot of an instant began. */
export function slotStart(board: BoardPeriod['board'], at: PgColumn): SQL {
  return sql`to_timestamp(${slotOf(board, at)} * ${number(GRAINS[board].slotSeconds)}::bigint)`;
}

const boards = Object.keys(GRAINS) as BoardPeriod['board'][];
const byBoard = (of: (board: BoardPeriod['board']) => SQL) =>
  sql`case board ${sql.join(
    boards.map((board) => sql`when ${sql.raw(`'${board}'`)} then ${of(board)}`),
    sql` `,
  )} end`;

/**
 * The statement that counts `moves`: rows (board, period, score, updated_at, players) of players who come to a place of
 * a board (+1) or leave one (−1). It belongs to the statement that changes the scores.
 */
export function insertCounts(moves: SQL): SQL {
  const span = byBoard((board) => spanOf(board, sql`score`));
  const slot = byBoard((board) => slotOf(board, sql`updated_at`));
  return sql`
    insert into ${boardCounts} (board, period, grain, span, score, slot, players)
    select board, period, 'slot', ${span}, score, ${slot}, sum(players) from ${moves}
    group by 1, 2, 4, 5, 6 having sum(players) <> 0
    union all
    select board, period, 'span', ${span}, 0, 0, sum(players) from ${moves}
    group by 1, 2, 4 having sum(players) <> 0`;
}

/** How many shown players a ranking has. */
export async function sumCounts(db: Queryable, place: BoardPeriod): Promise<number> {
  const { rows } = await db.execute<{ players: string }>(sumOf(place, 'span'));
  return Number(rows[0]?.players ?? 0);
}

/** How many shown players each of these rankings of a board has; those without players are left out. */
export async function sumCountsOf(
  db: Queryable,
  board: BoardPeriod['board'],
  periods: readonly string[],
): Promise<Map<string, number>> {
  if (periods.length === 0) return new Map();
  const { period, players, grain } = boardCounts;
  const rows = await db
    .select({ period, players: sql`sum(${players})`.mapWith(Number) })
    .from(boardCounts)
    .where(and(eq(boardCounts.board, board), inArray(period, [...periods]), eq(grain, 'span')))
    .groupBy(period);
  return new Map(rows.map((row) => [row.period, row.players]));
}

/** How many are ahead of a row of `board_scores` by whole spans and whole slots. */
export function countedAhead(place: BoardPeriod, row: { score: PgColumn; updatedAt: PgColumn }): SQL {
  const span = spanOf(place.board, row.score);
  // The first comparison of scores bounds what is read of the index.
  const inSpan = sql`${boardCounts.span} = ${span} and ${boardCounts.score} >= ${row.score}
    and (${boardCounts.score} > ${row.score} or ${boardCounts.slot} < ${slotOf(place.board, row.updatedAt)})`;
  return sql`(${sumOf(place, 'span', gt(boardCounts.span, span))}) + (${sumOf(place, 'slot', inSpan)})`;
}

function sumOf(place: BoardPeriod, grain: 'span' | 'slot', which?: SQL): SQL {
  const counted = and(
    eq(boardCounts.board, place.board),
    eq(boardCounts.period, place.period),
    eq(boardCounts.grain, grain),
    which,
  );
  return sql`select coalesce(sum(${boardCounts.players}), 0) as players from ${boardCounts} where ${counted}`;
}

/** Adds what is new to the sums. Readers see the rows before or the rows after, which add up to the same. */
export async function compactCounts(db: Database, from = COMPACT_FROM): Promise<void> {
  if ((await db.$count(boardCounts, eq(boardCounts.isNew, true))) < from) return;
  await db.execute(sql`
    with gone as (
      delete from board_counts where is_new returning board, period, grain, span, score, slot, players
    )
    insert into board_counts as known (board, period, grain, span, score, slot, players, is_new)
    select board, period, grain, span, score, slot, sum(players), false from gone
    group by board, period, grain, span, score, slot having sum(players) <> 0
    order by board, period, grain, span, score, slot
    on conflict (board, period, grain, span, score, slot) where not is_new
    do update set players = known.players + excluded.players`);
}
