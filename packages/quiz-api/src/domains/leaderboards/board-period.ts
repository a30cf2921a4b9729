import { dayIn, monthIn } from '@quiz-arena/quiz-rules/calendar-day';
import type { boardScores } from '../../db/schema/leaderboards.ts';

/** One ranking: a board, and the day, month or "all" that it covers, or the contest that it belongs to. */
export interface BoardPeriod {
  readonly board: (typeof boardScores.$inferSelect)['board'];
  readonly period: string;
}

/** The boards whose rankings follow from the time. */
export type TimedBoard = Exclude<BoardPeriod['board'], 'contest'>;

/** Which ranking of a board is the current one. */
export function periodOf(board: TimedBoard, at: Date, zone: string): BoardPeriod {
  if (board === 'daily') return { board, period: dayIn(zone, at) };
  if (board === 'monthly') return { board, period: monthIn(zone, at) };
  return { board, period: 'all' };
}

/** The ranking of a contest. */
export function contestBoard(contestId: string): BoardPeriod {
  return { board: 'contest', period: contestId };
}
