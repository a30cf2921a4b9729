import type { ExchangeRecord } from './exchange-record.ts';

type Widened<Value> = Value extends string ? string : Value extends number ? number : string[];

/** What a file says of one question, before it is cleaned and checked. What it does not say is left out. */
export type RawRecord = { [Field in keyof ExchangeRecord]?: Widened<ExchangeRecord[Field]> | undefined };

export interface ParsedRow {
  /** Where it stands, as a person counts: the line of a table, else the number of the question in the file. From 1. */
  row: number;
  record: RawRecord;
}

/** Something that a person has to mend, in plain words. */
export interface ImportProblem {
  /** Null: the whole file. */
  row: number | null;
  /** The name of a column or field; null: the whole row. */
  column: string | null;
  text: string;
}

export interface ParsedFile {
  rows: ParsedRow[];
  /** Rows that could not be read; the others stand. */
  problems: ImportProblem[];
}

/** A file of which nothing is taken: cut off, of another format, or dangerous. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Reads a file's text into raw rows, or throws UnreadableFile. */
export type ParseFile = (text: string) => ParsedFile;
/** Writes checked records; the reader of the same format gives back equal ones. */
export type PrintFile = (records: readonly ExchangeRecord[]) => string;
