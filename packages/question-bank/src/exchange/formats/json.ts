import { z } from 'zod';
import { type ExchangeRecord, exchangeRecord } from '../exchange-record.ts';
import { type ParsedFile, type RawRecord, UnreadableFile } from '../parsed-file.ts';

const format = 'quiz-questions/1';
const known = new Set(Object.keys(exchangeRecord.shape));
const fileShape = z.object({ format: z.literal(format), questions: z.array(z.unknown()) });
/** Types only: what the fields may hold, readRecord says. */
const rawShape = z
  .object({
    language: z.string(),
    category: z.string(),
    subcategory: z.string(),
    key: z.string(),
    question: z.string(),
    options: z.array(z.string()),
    answer: z.array(z.string()),
    note: z.string(),
    source: z.string(),
    licence: z.string(),
    detail: z.string(),
  })
  .partial()
  .loose();

/** Reads `{ "format": "quiz-questions/1", "questions": [ … ] }`; a bare list of questions will do too. */
export function parseJson(text: string): ParsedFile {
  const questions = questionsOf(text);
  const file: ParsedFile = { rows: [], problems: [] };
  for (const [index, question] of questions.entries()) {
    const row = index + 1;
    const raw = rawShape.safeParse(question);
    if (!raw.success) {
      const [issue] = raw.error.issues;
      const column = issue?.path[0] === undefined ? null : String(issue.path[0]);
      file.problems.push({
        row,
        column,
        text: column === null ? 'is no question' : 'has a value of the wrong type',
      });
      continue;
    }
    const strange = Object.keys(raw.data).filter((name) => !known.has(name));
    if (strange.length > 0) {
      file.problems.push({ row, column: strange[0] ?? null, text: 'is no field of a question' });
      continue;
    }
    file.rows.push({ row, record: raw.data as RawRecord });
  }
  return file;
}

/** Writes the project's own JSON, one question a line. */
export function printJson(records: readonly ExchangeRecord[]): string {
  const lines = records.map((record) => `  ${JSON.stringify(withoutEmpty(record))}`);
  return `{"format":"${format}","questions":[\n${lines.join(',\n')}\n]}\n`;
}

function questionsOf(text: string): unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : '';
    throw new UnreadableFile(`The file is no valid JSON, or it is cut off: ${detail}`, { cause });
  }
  if (Array.isArray(content)) return content;
  const file = fileShape.safeParse(content);
  if (file.success) return file.data.questions;
  throw new UnreadableFile(
    `The file is JSON, but no list of questions: it needs "format": "${format}" and "questions".`,
  );
}

function withoutEmpty(record: ExchangeRecord): Partial<ExchangeRecord> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== '')),
  );
}
