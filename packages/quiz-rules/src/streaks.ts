import { type CalendarDay, daysBetween } from './calendar-day.ts';

/** Days in a row on which something was done: seen in the app, the daily quiz played. */
export interface Streak {
  readonly days: number;
  /** The last day counted; null before the first. */
  readonly lastDay: CalendarDay | null;
}

export const noStreak: Streak = { days: 0, lastDay: null };

/**
 * Counts `today`: the next day adds one, a gap starts again at 1, the same day and an earlier one (the zone
 * was changed) change nothing. Source: rest-api, "Badges", thirsty and streak.
 */
export function advanceStreak(streak: Streak, today: CalendarDay): Streak {
  if (streak.lastDay === null) return { days: 1, lastDay: today };
  const gap = daysBetween(streak.lastDay, today);
  if (gap <= 0) return streak;
  return { days: gap === 1 ? streak.days + 1 : 1, lastDay: today };
}

/** The streak as it stands on `today`: 0 once a day has been missed. */
export function currentStreak({ days, lastDay }: Streak, today: CalendarDay): number {
  return lastDay !== null && daysBetween(lastDay, today) <= 1 ? days : 0;
}

/** Wins in a row after one more battle: anything but a win starts again at 0. */
export function advanceWins(winsInRow: number, isWin: boolean): number {
  return isWin ? winsInRow + 1 : 0;
}
