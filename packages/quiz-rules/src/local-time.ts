import type { CalendarDay } from './calendar-day.ts';

/** A time as a clock on the wall shows it, without a zone: "2026-03-29T14:30". */
export type LocalTime = string;

/**
 * The instant at which clocks in an IANA zone show `local`. A time that they skip in spring is taken as if they had
 * not yet been moved, one that they show twice in autumn as the first of the two.
 * @throws RangeError for an unknown zone or what is no time
 */
export function instantOf(zone: string, local: LocalTime): Date {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`no time: ${local}`);
  const before = asUtc - offsetAt(zone, asUtc - DAY_MS);
  const after = asUtc - offsetAt(zone, asUtc + DAY_MS);
  // Where clocks were moved in between, only the offset that holds at the result itself is right.
  const isBefore = before + offsetAt(zone, before) === asUtc || after + offsetAt(zone, after) !== asUtc;
  return new Date(isBefore ? before : after);
}

/** The instant at which a day begins in an IANA zone. */
export function dayStart(zone: string, day: CalendarDay): Date {
  return instantOf(zone, `${day}T00:00`);
}

/** The calendar day so many days later, or earlier when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);
}

const DAY_MS = 86_400_000;

/** How far clocks in a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  // The Swedish way of writing a date and time is the international one.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}
