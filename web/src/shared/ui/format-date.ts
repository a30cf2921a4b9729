import { localeOf } from '../i18n/locale.ts';

/** A day as the interface language writes it, in the player's own time zone. */
export function formatDate(instant: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(instant));
}

/** A day and time as the interface language writes them, in the player's own time zone. */
export function formatDateTime(instant: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(instant));
}
