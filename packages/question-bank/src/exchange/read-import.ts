import { isDeepStrictEqual } from 'node:util';
import type { ExchangeRecord } from './exchange-record.ts';
import { type Duplicate, findDuplicates } from './find-duplicates.ts';
import { type FileFormat, formatOf, formats } from './formats.ts';
import { type ImportProblem, type ParsedFile, UnreadableFile } from './parsed-file.ts';
import { type ImportDefaults, MADE_KEY, readRecord } from './read-record.ts';

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
  /** What is there already, to find what is repeated and what would change nothing. */
  known: readonly ExchangeRecord[];
  /** ISO 639-1 codes of the quiz languages; questions in others are problems. */
  languages: readonly string[];
  /** Whether the media folder has this file. */
  hasMedia: (file: string) => boolean;
}

export interface ImportPlan {
  format: FileFormat;
  /** What may be written: checked, cleaned, none an exact repetition, none as it is there already. */
  records: ExchangeRecord[];
  /** How many records are there already, word for word. */
  unchanged: number;
  /** Rows that are left out, each with what to mend. */
  problems: ImportProblem[];
  /** Rows left out because they repeat another question exactly, and rows that look much like another one. */
  duplicates: (Duplicate & { row: number })[];
}

/** The questions of a file as it writes them, before they are checked. */
export interface ImportFile extends ParsedFile {
  format: FileFormat;
}

/** @throws UnreadableFile when nothing of the file can be taken, in words for whoever made it */
export function parseImport({ bytes, fileName, format }: ImportSource): ImportFile {
  const text = decode(bytes);
  const chosen = format ?? formatOf(fileName, text);
  const file = formats[chosen].parse(text);
  if (file.rows.length === 0 && file.problems.length === 0)
    throw new UnreadableFile('The file has no questions.');
  return { format: chosen, ...file };
}

/** Says what an import of the file would do; nothing is written. */
export function readImport(file: ImportFile, checks: ImportChecks): ImportPlan {
  const { checked, problems } = checkRows(file, checks);
  const all = checked.map(({ record }) => record);
  const duplicates = findDuplicates(all, checks.known).map((duplicate) => ({
    ...duplicate,
    row: checked[duplicate.index]?.row ?? 0,
  }));
  const repeated = new Set(
    duplicates.filter(({ closeness }) => closeness === 'exact').map(({ index }) => index),
  );
  const known = new Map(checks.known.map((record) => [nameOf(record), record]));
  const single = all.filter((_, index) => !repeated.has(index));
  const records = single.filter((record) => !isDeepStrictEqual(record, known.get(nameOf(record))));
  return {
    format: file.format,
    records,
    unchanged: single.length - records.length,
    problems: problems.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)),
    duplicates,
  };
}

interface CheckedRow {
  row: number;
  record: ExchangeRecord;
}

function checkRows(parsed: ParsedFile, checks: ImportChecks) {
  const problems = [...parsed.problems];
  const read: CheckedRow[] = [];
  const keys = new Map<string, number>();
  for (const row of parsed.rows) {
    const found = readRecord(row, checks.defaults);
    if ('problems' in found) problems.push(...found.problems);
    else read.push({ row: row.row, record: found.record });
  }
  const texts = new Set(
    [...checks.known, ...read.map(({ record }) => record)].filter(({ kind }) => kind === 'text').map(nameOf),
  );
  const checked = read.filter(({ row, record }) => {
    const found = [
      ...mediaProblems(row, record, checks),
      ...placeProblems(row, record, checks, texts),
      ...twice(keys, row, record),
    ];
    problems.push(...found);
    return found.length === 0;
  });
  return { checked, problems };
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

/** Of the language and of the text that a question is about: both have to be there. */
function placeProblems(
  row: number,
  { language, text }: ExchangeRecord,
  { languages }: ImportChecks,
  texts: ReadonlySet<string>,
): ImportProblem[] {
  if (!languages.includes(language)) {
    const told = `"${language}" is no quiz language; those are ${languages.join(', ')}`;
    return [{ row, column: 'language', text: told }];
  }
  if (text === '' || texts.has(nameOf({ language, key: text }))) return [];
  return [{ row, column: 'text', text: `neither the file nor the game has a text with the key ${text}` }];
}

function nameOf({ language, key }: Pick<ExchangeRecord, 'language' | 'key'>): string {
  return `${language}/${key}`;
}

function twice(keys: Map<string, number>, row: number, record: ExchangeRecord): ImportProblem[] {
  const name = nameOf(record);
  const earlier = keys.get(name);
  keys.set(name, earlier ?? row);
  if (earlier === undefined) return [];
  if (record.key.startsWith(MADE_KEY))
    return [{ row, column: null, text: `asks the same as row ${earlier}` }];
  return [{ row, column: 'key', text: `is the key of row ${earlier} already: ${record.key}` }];
}
