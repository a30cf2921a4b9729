import { localeOf } from '../../shared/i18n/locale.ts';

/** An amount with its currency sign, both kept together in a line of any direction. */
export function formatMoney(amount: string, symbol: string, language: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `\u2066${symbol}${new Intl.NumberFormat(localeOf(language), digits).format(Number(amount))}\u2069`;
}
