import { dayIn, monthIn } from '@quiz-arena/quiz-rules/calendar-day';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { boardCounts, boardScores } from '../../db/schema/leaderboards.ts';
import type { TimedBoard } from './board-period.ts';

const DAY_MS = 86_400_000;
/** Nobody reads them after the next midnight; kept for questions that come late. */
const KEPT_DAYS: Readonly<Record<Exclude<TimedBoard, 'global'>, number>> = {
  daily: 7,
  monthly: 62,
};
/** Rows of one statement, so that none takes long. */
const BATCH = 5_000;
const BATCHES = 20;

/** Removes the rows of days and months long past; what one call leaves, the next one takes. @returns how many */
export async function pruneBoards(db: Database, { now, zone }: { now: Date; zone: string }): Promise<number> {
  const oldest = (board: keyof typeof KEPT_DAYS) => new Date(now.getTime() - KEPT_DAYS[board] * DAY_MS);
  return (
    (await prune(db, 'daily', dayIn(zone, oldest('daily')))) +
    (await prune(db, 'monthly', monthIn(zone, oldest('monthly'))))
  );
}

async function prune(db: Database, board: keyof typeof KEPT_DAYS, before: string): Promise<number> {
  let pruned = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const rows = await db
      .delete(boardScores)
      .where(inBatch(sql`${boardScores.board} = ${board} and ${boardScores.period} < ${before}`))
      .returning({ userId: boardScores.userId });
    pruned += rows.length;
    if (rows.length < BATCH) break;
  }
  await db.delete(boardCounts).where(and(eq(boardCounts.board, board), lt(boardCounts.period, before)));
  return pruned;
}

function inBatch(condition: SQL): SQL {
  return sql`(board, period, user_id) in (
    select board, period, user_id from ${boardScores} where ${condition} limit ${BATCH})`;
}
