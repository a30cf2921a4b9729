/** Whether this names an IANA time zone, as "Europe/Berlin". */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z0-9_+/-]{1,64}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether this is an offset from UTC, as "+05:30". */
export function isUtcOffset(text: string): boolean {
  return /^[+-](0\d|1[0-4]):[0-5]\d$/.test(text);
}
