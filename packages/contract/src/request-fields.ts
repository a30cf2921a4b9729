import { z } from 'zod';
import { userId } from './ids.ts';
import { isTimezone, isUtcOffset } from './is-timezone.ts';
import { integerField, wireId } from './wire-values.ts';

/**
 * Request fields that many actions share. An empty field never gets here: the server leaves it out before
 * parsing, so that optional means "absent or empty".
 */

/** Names a category or a subcategory by its id or by its slug: both are understood everywhere. */
export const categoryRef = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}_-]{1,120}$/u)
  .brand('CategoryRef');
export type CategoryRef = z.infer<typeof categoryRef>;

/** "0" stands for none where a category may be left open. */
export const optionalCategoryRef = categoryRef.optional().transform((ref) => (ref === '0' ? undefined : ref));

/** `language_id`: "0" or absent gives undefined, the default_active language. */
export const languageField = wireId
  .brand('LanguageId')
  .optional()
  .transform((id) => (id === '0' ? undefined : id));

/** `user_id` of a call by the service, which names the player so; a player leaves it out. */
export const actingUser = userId.optional();

/** `offset` and `limit` of a list, at most 100 rows a page. */
export function page(defaultLimit: number) {
  return {
    offset: integerField(0, 10_000_000).default(0),
    limit: integerField(1, 100).default(defaultLimit),
  };
}

/** `sort` and `order` of a list by one of `columns`; newest first when left out. */
export function sorting<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return {
    sort: z.enum(columns).optional(),
    order: z.enum(['asc', 'desc', 'ASC', 'DESC']).optional(),
  };
}

/** A field holding JSON text of at most 64 KiB, parsed by `schema`. */
export function jsonField<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(65_536)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema as z.ZodType<z.output<Schema>, unknown>);
}

/** An IANA time zone, "Europe/Berlin". */
export const timezoneField = z.string().refine(isTimezone);

/** An offset from UTC, "+05:30". */
export const gmtField = z.string().refine(isUtcOffset);

/** `timezone` and `gmt_format` only format an answer: windows and days follow system_timezone. */
export const zone = { timezone: timezoneField.optional(), gmt_format: gmtField.optional() };

/** A given answer: a letter, letters with commas, or a word. */
export const answerText = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u);

/** A file of a multipart body, as browsers and Node call it (File, Blob). */
export interface FileField {
  readonly size: number;
  /** MIME type as the sender says; never believed. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export const fileField = z.custom<FileField>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'size' in value &&
    typeof value.size === 'number' &&
    'arrayBuffer' in value &&
    typeof value.arrayBuffer === 'function',
);
