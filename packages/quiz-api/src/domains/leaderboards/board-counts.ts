import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { boardCounts } from '../../db/schema/leaderboards.ts';
import type { BoardPeriod } from './board-period.ts';

/**
 * Scores of one span are counted one by one, whole spans by their sum: narrow where many players have few points,
 * wide where totals grow.
 */
const SPAN_WIDTHS: Readonly<Record<BoardPeriod['board'], number>> = { daily: 8, monthly: 32, global: 128 };
/** Fewer rows than this are summed faster than they are rewritten. */
const COMPACT_FROM = 5_000;

/** A player who comes into a board, leaves it, or moves on it. */
export interface CountChange extends BoardPeriod {
  /** Undefined: was not shown there before. */
  readonly from: number | undefined;
  /** Undefined: is not shown there any more. */
  readonly to: number | undefined;
}

function spanOf(board: BoardPeriod['board'], score: number): number {
  return Math.floor(score / SPAN_WIDTHS[board]);
}

/** The span of the score in a column. */
export function spanOfColumn(board: BoardPeriod['board'], score: PgColumn): SQL {
  return sql`floor(${score} / ${sql.raw(`${SPAN_WIDTHS[board]}.0`)})::int`;
}

/** The lowest score of the span above this one. */
export function spanEnd(board: BoardPeriod['board'], span: SQL): SQL {
  return sql`(${span} + 1) * ${sql.raw(String(SPAN_WIDTHS[board]))}`;
}

/** Keeps the counts in step with the scores; call it in the transaction that changes them. */
export async function recordCounts(tx: Transaction, changes: readonly CountChange[]): Promise<void> {
  const rows = changes.flatMap(({ board, period, from, to }) => {
    const left = from === undefined ? undefined : spanOf(board, from);
    const entered = to === undefined ? undefined : spanOf(board, to);
    if (left === entered) return [];
    return [
      ...(left === undefined ? [] : [{ board, period, span: left, players: -1 }]),
      ...(entered === undefined ? [] : [{ board, period, span: entered, players: 1 }]),
    ];
  });
  if (rows.length > 0) await tx.insert(boardCounts).values(rows);
}

/** How many shown players a ranking has. */
export async function sumCounts(db: Queryable, place: BoardPeriod): Promise<number> {
  const { rows } = await db.execute<{ players: string }>(sumOfCounts(place));
  return Number(rows[0]?.players ?? 0);
}

/** The query of how many shown players a ranking has, or has in the spans above one. */
export function sumOfCounts(place: BoardPeriod, above?: SQL): SQL {
  const counted = and(
    eq(boardCounts.board, place.board),
    eq(boardCounts.period, place.period),
    above === undefined ? undefined : gt(boardCounts.span, above),
  );
  return sql`select coalesce(sum(${boardCounts.players}), 0) as players from ${boardCounts} where ${counted}`;
}

/** Sums the changes up, one row a span. Readers see the rows before or the rows after, which add up to the same. */
export async function compactCounts(db: Database, from = COMPACT_FROM): Promise<void> {
  if ((await db.$count(boardCounts)) < from) return;
  await db.execute(sql`
    with gone as (delete from board_counts returning board, period, span, players)
    insert into board_counts (board, period, span, players)
    select board, period, span, sum(players) from gone
    group by board, period, span having sum(players) <> 0`);
}
