/** A day as written in a calendar: "2025-03-09". */
export type CalendarDay = string;

/** Making a format costs a thousand times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of an instant in an IANA time zone, daylight saving included.
 * @throws RangeError for an unknown zone
 */
export function dayIn(zone: string, at: Date): CalendarDay {
  let format = formats.get(zone);
  if (format === undefined) {
    // The Swedish way of writing a date is the international one.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    formats.set(zone, format);
  }
  return format.format(at);
}

/** The calendar month ("2025-03") of an instant in an IANA time zone. */
export function monthIn(zone: string, at: Date): string {
  return dayIn(zone, at).slice(0, 7);
}

/** The day before a calendar day. */
export function dayBefore(day: CalendarDay): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
