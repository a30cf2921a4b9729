import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, daysBetween } from './calendar-day.ts';
import { advanceStreak, advanceWins, currentStreak, noStreak } from './streaks.ts';

const dayAt = (n: number) => calendarDay(Date.UTC(2025, 0, 1) + n * 86_400_000, 'UTC');
const playOn = (days: readonly number[]) => days.map(dayAt).reduce(advanceStreak, noStreak);

describe('a day', () => {
  it('is the one of its time zone, on both sides of midnight', () => {
    const at = Date.UTC(2025, 2, 8, 18, 29, 59);
    expect(calendarDay(at, 'UTC')).toBe('2025-03-08');
    expect(calendarDay(at, 'Asia/Kolkata')).toBe('2025-03-08');
    expect(calendarDay(at + 1000, 'Asia/Kolkata')).toBe('2025-03-09');
    expect(calendarDay(at, 'America/Los_Angeles')).toBe('2025-03-08');
  });

  it('of 23 or 25 hours is one day like any other', () => {
    const noon = (day: number, month: number) =>
      calendarDay(Date.UTC(2025, month, day, 17), 'America/New_York');
    expect(daysBetween(noon(8, 2), noon(9, 2))).toBe(1);
    expect(daysBetween(noon(9, 2), noon(10, 2))).toBe(1);
    expect(daysBetween(noon(1, 10), noon(3, 10))).toBe(2);
    expect(daysBetween('2024-12-31', '2025-01-01')).toBe(1);
    expect(daysBetween('2025-01-01', '2024-12-31')).toBe(-1);
  });
});

describe('a streak', () => {
  it('counts days in a row, each once', () => {
    expect(playOn([0, 1, 1, 2])).toEqual({ days: 3, lastDay: dayAt(2) });
  });

  it('starts again at 1 after a missed day', () => {
    expect(playOn([0, 1, 2, 4])).toEqual({ days: 1, lastDay: dayAt(4) });
  });

  it('is not changed by a day that lies back', () => {
    expect(playOn([0, 1, 0])).toEqual({ days: 2, lastDay: dayAt(1) });
  });

  it('stands until a whole day was missed', () => {
    const streak = playOn([0, 1, 2]);
    expect([2, 3, 4].map((n) => currentStreak(streak, dayAt(n)))).toEqual([3, 3, 0]);
    expect(currentStreak(noStreak, dayAt(0))).toBe(0);
  });

  it('is the length of the last unbroken row of days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { minLength: 1 }), (played) => {
        const days = played.sort((a, b) => a - b);
        let row = 1;
        while (days.includes((days.at(-1) ?? 0) - row)) row += 1;
        expect(playOn(days).days).toBe(row);
      }),
    );
  });

  it('of wins ends with anything but a win', () => {
    expect([true, true, false, true].reduce(advanceWins, 0)).toBe(1);
    expect([true, true, true].reduce(advanceWins, 0)).toBe(3);
  });
});
