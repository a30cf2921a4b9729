import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, dayIn, monthIn } from './calendar-day.ts';

describe('a day', () => {
  it('is the one of its time zone, on both sides of midnight', () => {
    const at = Date.UTC(2025, 2, 8, 18, 29, 59);
    expect(dayIn('UTC', new Date(at))).toBe('2025-03-08');
    expect(dayIn('Asia/Kolkata', new Date(at))).toBe('2025-03-08');
    expect(dayIn('Asia/Kolkata', new Date(at + 1000))).toBe('2025-03-09');
    expect(dayIn('America/Los_Angeles', new Date(at))).toBe('2025-03-08');
  });

  it('of 23 or 25 hours is one day like any other', () => {
    const noon = (month: number, day: number) =>
      dayIn('America/New_York', new Date(Date.UTC(2025, month, day, 17)));
    expect(dayBefore(noon(2, 9))).toBe(noon(2, 8));
    expect(dayBefore(noon(2, 10))).toBe(noon(2, 9));
    expect(dayBefore(noon(10, 3))).toBe(noon(10, 2));
  });

  it('belongs to the month of its time zone', () => {
    const at = new Date(Date.UTC(2024, 11, 31, 20));
    expect(monthIn('UTC', at)).toBe('2024-12');
    expect(monthIn('Asia/Kolkata', at)).toBe('2025-01');
  });

  it('before another is 24 hours of UTC earlier, whatever month or year that is', () => {
    expect(dayBefore('2025-01-01')).toBe('2024-12-31');
    expect(dayBefore('2024-03-01')).toBe('2024-02-29');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (days) => {
        const at = days * 86_400_000;
        expect(dayBefore(dayIn('UTC', new Date(at)))).toBe(dayIn('UTC', new Date(at - 86_400_000)));
      }),
    );
  });

  it('of an unknown zone is refused', () => {
    expect(() => dayIn('Nowhere/Land', new Date(0))).toThrow(RangeError);
  });
});
