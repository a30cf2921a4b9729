import type { ExchangeRecord } from './exchange-record.ts';
import { type Duplicate, findDuplicates, type KnownQuestion } from './find-duplicates.ts';
import { type FileFormat, formatOf, formats } from './formats.ts';
import { type ImportProblem, UnreadableFile } from './parsed-file.ts';
import { type ImportDefaults, readRecord } from './read-record.ts';

/** Bytes of an import file at most; a million questions are better split. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;

export interface ImportSource {
  bytes: Uint8Array;
  /** Tells the format when none is given. */
  fileName: string;
  format?: FileFormat | undefined;
}

export interface ImportChecks {
  defaults: ImportDefaults;
  /** Questions that are there already, to find repeated ones. */
  known: readonly KnownQuestion[];
  /** Whether the media folder has this file. */
  hasMedia: (file: string) => boolean;
}

export interface ImportPlan {
  format: FileFormat;
  /** What may be written: checked, cleaned, none an exact repetition. */
  records: ExchangeRecord[];
  /** Rows that are left out, each with what to mend. */
  problems: ImportProblem[];
  /** Rows left out because they repeat another question exactly, and rows that look much like another one. */
  duplicates: (Duplicate & { row: number })[];
}

/**
 * Reads a file of questions and says what an import would do; nothing is written.
 *
 * @throws UnreadableFile when nothing of the file can be taken, in words for whoever made it
 */
export function readImport({ bytes, fileName, format }: ImportSource, checks: ImportChecks): ImportPlan {
  const text = decode(bytes);
  const chosen = format ?? formatOf(fileName, text);
  const parsed = formats[chosen].parse(text);
  const problems = [...parsed.problems];
  const checked: { row: number; record: ExchangeRecord }[] = [];
  const keys = new Map<string, number>();
  for (const row of parsed.rows) {
    const read = readRecord(row, checks.defaults);
    const found =
      'record' in read
        ? [...mediaProblems(row.row, read.record, checks), ...twice(keys, row.row, read.record)]
        : read.problems;
    if (found.length > 0 || !('record' in read)) problems.push(...found);
    else checked.push({ row: row.row, record: read.record });
  }
  if (parsed.rows.length === 0 && problems.length === 0)
    throw new UnreadableFile('The file has no questions.');
  const all = checked.map(({ record }) => record);
  const duplicates = findDuplicates(all, checks.known).map((duplicate) => ({
    ...duplicate,
    row: checked[duplicate.index]?.row ?? 0,
  }));
  const repeated = new Set(
    duplicates.filter(({ closeness }) => closeness === 'exact').map(({ index }) => index),
  );
  return {
    format: chosen,
    records: all.filter((_, index) => !repeated.has(index)),
    problems: problems.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)),
    duplicates,
  };
}

function decode(bytes: Uint8Array): string {
  if (bytes.byteLength > MAX_IMPORT_BYTES) {
    throw new UnreadableFile(`The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Split it.`);
  }
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  try {
    if (isUtf16 || bytes.includes(0)) throw new TypeError('not UTF-8');
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UnreadableFile(
      'The file is not UTF-8 text. Save it as "UTF-8" (in Excel: CSV UTF-8) and try again.',
      {
        cause,
      },
    );
  }
}

function mediaProblems(row: number, record: ExchangeRecord, { hasMedia }: ImportChecks): ImportProblem[] {
  return (['image', 'audio'] as const)
    .filter((column) => record[column] !== '' && !hasMedia(record[column]))
    .map((column) => ({ row, column, text: `the media folder has no file ${record[column]}` }));
}

function twice(keys: Map<string, number>, row: number, { language, key }: ExchangeRecord): ImportProblem[] {
  const name = `${language}/${key}`;
  const earlier = keys.get(name);
  keys.set(name, earlier ?? row);
  if (earlier === undefined) return [];
  return [{ row, column: 'key', text: `is the key of row ${earlier} already: ${key}` }];
}
