import { localeOf } from '../i18n/locale.ts';

/** A number as the interface language writes it. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}
