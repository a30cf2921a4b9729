import { localeOf } from '../i18n/locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the interface language writes it. */
export function formatNumber(value: number, language: string): string {
  // Alike in every language, and the first format of a page costs it milliseconds.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf(language));
  formats.set(language, format);
  return format.format(value);
}
