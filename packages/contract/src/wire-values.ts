import { z } from 'zod';
import { ID_FORM } from './read-id.ts';

/**
 * Row and configuration values are strings on the wire ("1", "0", "14"). These schemas check their form;
 * `…Field` schemas parse a request field into the value the domain works with.
 */

/** A whole number written in decimal, no sign for zero, no leading zeros, no exponent: "0", "14", "-4". */
export const wireInteger = z.string().regex(/^(0|-?[1-9]\d{0,14})$/);

/** "1" on, "0" off. */
export const wireFlag = z.enum(['0', '1']);

/** An id: a string everywhere. Numeric rows and uuid-like ids share this form. */
export const wireId = z.string().regex(ID_FORM);

/** A number with a point, no exponent: "0.5", "1512.25", "-3". */
export const wireDecimal = z.string().regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/);

/** An instant in UTC, ISO 8601: "2026-01-31T09:30:00.000Z". */
export const wireInstant = z.iso.datetime();

/** An absolute http(s) URL, or "" for none. */
export const wireUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);

/** A request field holding a whole number from `min` to `max`, given to the domain as a number. */
export function integerField(min: number, max: number) {
  return wireInteger.transform(Number).pipe(z.number().int().min(min).max(max));
}

/** A request field holding "1" or "0", given to the domain as a boolean. */
export const flagField = wireFlag.transform((flag) => flag === '1');

/** Free text of a request, trimmed, 1 to `max` characters, without control characters other than line breaks. */
export function textField(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u);
}
