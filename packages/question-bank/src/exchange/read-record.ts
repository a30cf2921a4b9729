import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { cleanDetail, cleanLine } from './clean-text.ts';
import { type ExchangeKind, type ExchangeRecord, exchangeKinds, exchangeRecord } from './exchange-record.ts';
import type { ImportProblem, ParsedRow, RawRecord } from './parsed-file.ts';

/** What holds for every question of a file that does not say otherwise. */
export type ImportDefaults = Partial<
  Pick<
    ExchangeRecord,
    'language' | 'mode' | 'category' | 'subcategory' | 'level' | 'difficulty' | 'source' | 'licence'
  >
>;

type Read = { record: ExchangeRecord } | { problems: ImportProblem[] };

/** Cleans the texts of a row, adds what it leaves open, and checks it; problems name the column. */
export function readRecord({ row, record: raw }: ParsedRow, defaults: ImportDefaults): Read {
  const cleaned = clean({ ...defaults, ...withoutEmpty(raw) });
  const inferred = kindOf(cleaned);
  const complete = {
    ...emptyRecord,
    ...cleaned,
    kind: cleaned.kind ?? inferred,
    mode: cleaned.mode ?? modeOf[exchangeKinds.find((kind) => kind === cleaned.kind) ?? inferred],
    key: cleaned.key ?? keyOf(cleaned),
  };
  const result = exchangeRecord.safeParse(complete);
  if (result.success) return { record: result.data };
  return { problems: result.error.issues.map((issue) => problemOf(row, issue)) };
}

const emptyRecord = {
  subcategory: '',
  level: 0,
  options: [],
  answer: [],
  note: '',
  difficulty: 3,
  source: '',
  licence: '',
  image: '',
  audio: '',
  clipMs: 0,
  text: '',
  detail: '',
  contentType: 'none',
  contentData: '',
} as const;

const modeOf: Record<ExchangeKind, ExchangeRecord['mode']> = {
  choice: 'quiz-zone',
  'true-false': 'quiz-zone',
  'multi-select': 'multi-match',
  sequence: 'multi-match',
  word: 'guess-the-word',
  text: 'fun-and-learn',
};

function clean(raw: RawRecord): RawRecord {
  const lines = ['category', 'subcategory', 'question', 'note', 'source', 'licence'] as const;
  const cleaned = { ...raw };
  for (const field of lines) {
    const value = raw[field];
    if (value !== undefined) cleaned[field] = cleanLine(value);
  }
  if (raw.options !== undefined) cleaned.options = raw.options.map(cleanLine);
  if (raw.answer !== undefined) cleaned.answer = raw.answer.map(cleanLine);
  if (raw.detail !== undefined) cleaned.detail = cleanDetail(raw.detail);
  return cleaned;
}

function withoutEmpty(raw: RawRecord): RawRecord {
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== '' && value !== undefined));
}

function kindOf({ options = [], answer = [], detail = '' }: RawRecord): ExchangeKind {
  if (detail !== '') return 'text';
  if (options.length > 0) return answer.length > 1 ? 'multi-select' : 'choice';
  return ['a', 'b'].includes(answer[0] ?? '') ? 'true-false' : 'word';
}

/** Keys of questions that came without one begin with it. */
export const MADE_KEY = 'import.';

/** The same question has the same key however often its file is imported. */
function keyOf({ language, question = '', options = [], answer = [] }: RawRecord): string {
  const parts = JSON.stringify([language, question, options.toSorted(), options.length === 0 ? answer : []]);
  return `${MADE_KEY}${createHash('sha256').update(parts).digest('hex').slice(0, 16)}`;
}

function problemOf(row: number, issue: z.core.$ZodIssue): ImportProblem {
  const [field, place] = issue.path;
  if (field === undefined) return { row, column: null, text: issue.message };
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const text = isMissing ? missing(String(field)) : issue.message;
  const letter = typeof place === 'number' ? 'abcde'[place] : undefined;
  const column = field === 'options' && letter !== undefined ? `option ${letter}` : String(field);
  return { row, column, text };
}

function missing(field: string): string {
  const told = ['language', 'category', 'mode', 'level', 'subcategory'];
  return told.includes(field) ? 'is missing, and the import was told none for the whole file' : 'is missing';
}
