import { dayIn, monthIn } from '@quiz-arena/quiz-rules/calendar-day';
import type { boardScores } from '../../db/schema/leaderboards.ts';

/** One ranking: a board and the day, month or "all" that it covers. */
export interface BoardPeriod {
  readonly board: (typeof boardScores.$inferSelect)['board'];
  readonly period: string;
}

/** Which ranking of a board is the current one. */
export function periodOf(board: BoardPeriod['board'], at: Date, zone: string): BoardPeriod {
  if (board === 'daily') return { board, period: dayIn(zone, at) };
  if (board === 'monthly') return { board, period: monthIn(zone, at) };
  return { board, period: 'all' };
}
