const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day (2026-01-31) of an instant in an IANA zone. */
export function dayIn(zone: string, at: Date): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    formats.set(zone, format);
  }
  return format.format(at);
}

/** The calendar month (2026-01) of an instant in an IANA zone. */
export function monthIn(zone: string, at: Date): string {
  return dayIn(zone, at).slice(0, 7);
}

/** The day before a calendar day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
