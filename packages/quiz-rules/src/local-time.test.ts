import { describe, expect, it } from 'vitest';
import { addDays, dayStart, daysBetween, instantOf } from './local-time.ts';

describe('a time on the wall', () => {
  it.each([
    ['Asia/Kolkata', '2026-03-02T00:00', '2026-03-01T18:30:00.000Z'],
    ['UTC', '2026-03-02T14:30', '2026-03-02T14:30:00.000Z'],
    ['Europe/Berlin', '2026-01-15T09:00', '2026-01-15T08:00:00.000Z'],
    ['Europe/Berlin', '2026-07-15T09:00', '2026-07-15T07:00:00.000Z'],
    ['America/New_York', '2026-03-08T12:00', '2026-03-08T16:00:00.000Z'],
  ])('in %s, %s is %s', (zone, local, instant) => {
    expect(instantOf(zone, local).toISOString()).toBe(instant);
  });

  it('is one instant also where clocks skip it or show it twice', () => {
    expect(instantOf('Europe/Berlin', '2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(instantOf('Europe/Berlin', '2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('begins a day where the zone has it', () => {
    expect(dayStart('Asia/Kolkata', '2026-03-02').toISOString()).toBe('2026-03-01T18:30:00.000Z');
    expect(dayStart('Europe/Berlin', '2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  });

  it('is refused when it is none', () => {
    expect(() => instantOf('UTC', 'soon')).toThrow(RangeError);
    expect(() => instantOf('Nowhere/Land', '2026-01-01T00:00')).toThrow(RangeError);
  });

  it('counts days over the end of a month and over a leap day', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-01-05', '2025-12-31')).toBe(-5);
  });
});
