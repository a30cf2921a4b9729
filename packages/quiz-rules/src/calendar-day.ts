/** A day as written in a calendar: "2025-03-09". */
export type CalendarDay = string;

/**
 * The day at an instant (epoch milliseconds) in an IANA time zone, daylight saving included.
 * @throws RangeError for an unknown zone
 */
export function calendarDay(at: number, timeZone: string): CalendarDay {
  // The Swedish way of writing a date is the international one.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
