import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

describe('a number', () => {
  it.each(['en', 'es', 'de', 'fr', 'hi', 'ar'])('is written as Intl writes it (%s)', (language) => {
    const format = new Intl.NumberFormat(`${language}-u-nu-latn`);
    for (const value of [0, 7, 42, 999, 1000, 12_345, 1_234_567, -1, 0.5, 999.9]) {
      expect(formatNumber(value, language)).toBe(format.format(value));
    }
  });
});
