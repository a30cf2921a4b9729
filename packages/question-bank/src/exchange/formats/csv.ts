import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { ExchangeKind, ExchangeRecord } from '../exchange-record.ts';
import { type ParsedFile, UnreadableFile } from '../parsed-file.ts';
import { columns, readCells } from './csv-columns.ts';
import { formulaProblem, guardCell } from './spreadsheet-formula.ts';

/** What the parser gives of a row with the option `info`; its types know nothing of it. */
const csvRows = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }));
type CsvRow = z.infer<typeof csvRows>[number];

/**
 * Reads a table with a line of column names, separated by commas, semicolons or tabs (RFC 4180 quoting).
 * A cell that a spreadsheet would run as a formula is a problem of its row.
 */
export function parseCsv(text: string): ParsedFile {
  const [head, ...body] = cellsOf(text);
  if (head === undefined) throw new UnreadableFile('The file is empty.');
  const names = head.record.map((name) => columnOf(name) ?? '');
  const unknown = head.record.filter((_, index) => names[index] === '');
  if (!names.includes('question')) {
    throw new UnreadableFile(
      `The first line has to name the columns, "question" among them: ${columns.join(', ')}.`,
    );
  }
  if (unknown.length > 0) {
    throw new UnreadableFile(
      `There is no column "${unknown.join('", "')}". Columns are ${columns.join(', ')}.`,
    );
  }
  const last = body.at(-1);
  if (last !== undefined && last.record.length < names.length && !/[\r\n]$/.test(text)) {
    throw new UnreadableFile(`The table is cut off: its last line, ${last.info.lines}, ends in the middle.`);
  }
  const file: ParsedFile = { rows: [], problems: [] };
  let previousLine = head.info.lines;
  for (const { info, record } of body) {
    const row = previousLine + 1;
    previousLine = info.lines;
    const found = readRow(row, names, record);
    file.problems.push(...found.problems);
    file.rows.push(...found.rows);
  }
  return file;
}

/** Writes one line a question; what a spreadsheet would take for a formula gets an apostrophe in front. */
export function printCsv(records: readonly ExchangeRecord[]): string {
  const lines = records.map((record) => columns.map((column) => guardCell(cellOf(record, column))));
  return stringify([[...columns], ...lines], { record_delimiter: '\r\n' });
}

function readRow(row: number, names: readonly string[], cells: readonly string[]): ParsedFile {
  if (cells.length !== names.length) {
    const text = `has ${cells.length} cells where the first line names ${names.length} columns`;
    return { rows: [], problems: [{ row, column: null, text }] };
  }
  const problems = cells.flatMap((cell, index) => {
    const text = formulaProblem(cell);
    return text === undefined ? [] : [{ row, column: names[index] ?? null, text }];
  });
  if (problems.length > 0) return { rows: [], problems };
  const read = readCells(new Map(cells.map((cell, index) => [names[index] ?? '', cell])));
  if ('problem' in read) return { rows: [], problems: [{ row, ...read.problem }] };
  return { rows: [{ row, record: read.record }], problems: [] };
}

function cellsOf(text: string): CsvRow[] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].toSorted(
    (one, other) => firstLine.split(other).length - firstLine.split(one).length,
  );
  try {
    const rows = parse(text, {
      delimiter: delimiter[0] ?? ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return csvRows.parse(rows);
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const isOpen = cause.code === 'CSV_QUOTE_NOT_CLOSED';
    const detail = isOpen ? 'a quotation mark is opened and never closed; it may be cut off' : cause.message;
    throw new UnreadableFile(`The table cannot be read: ${detail}.`, { cause });
  }
}

function columnOf(name: string): string | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return columns.find(
    (column) => column === plain || column.replaceAll('_', '') === plain.replaceAll('_', ''),
  );
}

function cellOf(record: ExchangeRecord, column: string): string {
  const option = /^option_([a-e])$/.exec(column)?.[1];
  if (option !== undefined) return record.options['abcde'.indexOf(option)] ?? '';
  if (column === 'answer') return printAnswer[record.kind](record.answer);
  const [field] = Object.entries(fieldColumns).find(([, name]) => name === column) ?? [column];
  const value: unknown = record[field as keyof ExchangeRecord];
  return value === 0 && column === 'clip_ms' ? '' : String(value);
}

const fieldColumns: Partial<Record<keyof ExchangeRecord, string>> = {
  clipMs: 'clip_ms',
  contentType: 'content_type',
  contentData: 'content_data',
};

const commas = (answer: readonly string[]) => answer.join(',');
const printAnswer: Record<ExchangeKind, (answer: readonly string[]) => string> = {
  choice: commas,
  'true-false': ([letter]) => (letter === 'a' ? 'true' : 'false'),
  'multi-select': commas,
  sequence: commas,
  word: commas,
  text: commas,
};
