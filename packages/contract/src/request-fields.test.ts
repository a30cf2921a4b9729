import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { categoryRef, fileField, jsonField, languageField, page, timezoneField } from './request-fields.ts';
import { integerField, textField, wireInstant, wireUrl } from './wire-values.ts';

const isTaken = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('request fields', () => {
  it.each(['1e3', '1.0', '+1', ' 1', '01', '-0', '0x1', '１', '1_000', 'NaN', '99999999999999999'])(
    'a whole number is not written %s',
    (text) => {
      expect(isTaken(integerField(-1_000_000, 1_000_000), text)).toBe(false);
    },
  );

  it('a whole number is taken exactly within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (number) => {
        expect(isTaken(integerField(-100, 100), String(number))).toBe(Math.abs(number) <= 100);
      }),
    );
  });

  it('language 0 and no language are both the default one', () => {
    expect(languageField.parse('0')).toBeUndefined();
    expect(languageField.parse(undefined)).toBeUndefined();
    expect(languageField.parse('14')).toBe('14');
  });

  it('a category is named by its id or by a slug of any script', () => {
    for (const ref of ['4', 'world-history', 'भूगोल', 'größe_2']) expect(isTaken(categoryRef, ref)).toBe(true);
    for (const ref of ['', 'a b', '../x', "x'--", 'a'.repeat(121)])
      expect(isTaken(categoryRef, ref)).toBe(false);
  });

  it('a page has a default size and at most 100 rows', () => {
    const request = z.strictObject(page(25));
    expect(request.parse({})).toEqual({ offset: 0, limit: 25 });
    expect(isTaken(request, { limit: '101' })).toBe(false);
    expect(isTaken(request, { offset: '-1' })).toBe(false);
  });

  it('JSON text is parsed by its schema, and refused when broken or too long', () => {
    const numbers = jsonField(z.array(z.number()));
    expect(numbers.parse('[1,2]')).toEqual([1, 2]);
    for (const text of ['[1', '{}', '["1"]', `[${' '.repeat(70_000)}]`])
      expect(isTaken(numbers, text)).toBe(false);
  });

  it('a time zone must exist', () => {
    expect(isTaken(timezoneField, 'Asia/Kolkata')).toBe(true);
    expect(isTaken(timezoneField, 'Asia/Nowhere')).toBe(false);
  });

  it('a file is what browsers and Node call one, not text', () => {
    expect(
      isTaken(fileField, { size: 1, type: 'image/png', arrayBuffer: async () => new ArrayBuffer(1) }),
    ).toBe(true);
    for (const value of ['data:image/png;base64,AA', null, { size: 1 }])
      expect(isTaken(fileField, value)).toBe(false);
  });

  it('text is trimmed, bounded and free of control characters but line breaks', () => {
    expect(textField(10).parse('  a\nb ')).toBe('a\nb');
    for (const text of ['   ', 'a\u0000b', 'a\u001b[31m', 'a'.repeat(11)]) {
      expect(isTaken(textField(10), text)).toBe(false);
    }
  });

  it('an address is absolute and of the web, or none', () => {
    for (const url of ['', 'https://example.org/a.png', 'http://localhost:8080/x'])
      expect(isTaken(wireUrl, url)).toBe(true);
    for (const url of ['/a.png', 'javascript:alert(1)', 'data:text/html,x'])
      expect(isTaken(wireUrl, url)).toBe(false);
  });

  it('an instant is in UTC', () => {
    expect(isTaken(wireInstant, new Date(0).toISOString())).toBe(true);
    expect(isTaken(wireInstant, '2026-01-31 09:30:00')).toBe(false);
  });
});
