import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { hasBankMedia } from '@quiz-arena/question-bank/bank-media';
import {
  type ExchangeRecord,
  exchangeModes,
  exchangeRecord,
} from '@quiz-arena/question-bank/exchange/exchange-record';
import { exportFormats, formats } from '@quiz-arena/question-bank/exchange/formats';
import { UnreadableFile } from '@quiz-arena/question-bank/exchange/parsed-file';
import { type ImportFile, parseImport, readImport } from '@quiz-arena/question-bank/exchange/read-import';
import { z } from 'zod';
import { quizLanguages } from '../domains/languages/quiz-languages.ts';
import { loadUser } from '../operator/command-specs.ts';
import { lintBank } from './lint-bank.ts';
import { fetchFile, send, sendFile } from './operator-client.ts';
import { printAnswer } from './print-answer.ts';
import { Usage } from './usage.ts';

/** A command that carries a file: it does more here than to send its arguments. */
export interface FileCommand {
  readonly about: string;
  readonly arguments: z.ZodObject;
  readonly positional: readonly string[];
  readonly run: (given: never, onceKey: string | undefined) => Promise<unknown>;
}

/** Players of one request of `load-users`. */
const LOAD_BATCH = 200;
const file = z.string().min(1);
const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .default('en')
  .describe('as en');

function fileCommand<Arguments extends z.ZodObject>(command: {
  about: string;
  arguments: Arguments;
  positional: readonly string[];
  run: (given: z.output<Arguments>, onceKey: string | undefined) => Promise<unknown>;
}): FileCommand {
  return command;
}

/** By their words on the command line. */
export const fileCommands: Readonly<Record<string, FileCommand>> = {
  import: fileCommand({
    about: 'Brings questions in from a file (csv, json, gift, moodle-xml, aiken, open-trivia).',
    arguments: z.strictObject({
      file: file.describe('known keys change their questions, exact repetitions are left out'),
      format: z.enum(Object.keys(formats)).optional().describe('default: what the file looks like'),
      language: z.string().optional().describe('of questions that do not say it, as en'),
      mode: z.enum(exchangeModes).optional().describe('of questions that do not say it'),
      category: z.string().optional().describe('of questions that do not say it, slug or name'),
      subcategory: z.string().optional().describe('of questions that do not say it, slug or name'),
      source: z.string().optional().describe('of questions that do not say it'),
      licence: z.string().optional().describe('of questions that do not say it'),
      'dry-run': z.boolean().default(false).describe('says what would be done, and does nothing'),
      strict: z.boolean().default(false).describe('one wrong row, and nothing is brought in'),
    }),
    positional: ['file'],
    run: importFile,
  }),
  export: fileCommand({
    about: 'Writes the questions of a language into a file (csv, json, gift, moodle-xml).',
    arguments: z.strictObject({
      file,
      language,
      category: z.string().optional().describe('its slug; default: all'),
      format: z.enum(exportFormats).default('json'),
    }),
    positional: ['file'],
    run: async ({ file: path, format, ...wanted }) => {
      const records = await fetchRecords(wanted);
      writeFileSync(path, formats[format].print(records));
      return { file: path, questions: records.length };
    },
  }),
  'lint-questions': fileCommand({
    about: 'Counts the questions that this release brings along, and says what is wrong with them.',
    arguments: z.strictObject({}),
    positional: [],
    run: lintBank,
  }),
  backup: fileCommand({
    about: 'Writes everything into a file: the database and the players’ pictures.',
    arguments: z.strictObject({ file }),
    positional: ['file'],
    run: async ({ file: path }) => {
      if (existsSync(path)) throw new Usage(`${path} is there already.`);
      await fetchFile('/operator/backup', path);
      return { file: path };
    },
  }),
  restore: fileCommand({
    about: 'Replaces everything by a backup; first `settings set app_maintenance 1`.',
    arguments: z.strictObject({ file }),
    positional: ['file'],
    run: ({ file: path }) => sendFile('/operator/restore', path),
  }),
  'load-users': fileCommand({
    about: 'Creates players with coins and api tokens, for load tests.',
    arguments: z.strictObject({
      count: z.coerce.number().int().min(1).max(1_000_000),
      coins: z.coerce.number().int().min(0).default(0).describe('earned coins of each'),
      out: file.describe('where the players and their tokens go (JSON); never to the terminal'),
    }),
    positional: [],
    run: createLoadUsers,
  }),
};

async function importFile(
  given: {
    file: string;
    format?: string | undefined;
    language?: string | undefined;
    mode?: ExchangeRecord['mode'] | undefined;
    category?: string | undefined;
    subcategory?: string | undefined;
    source?: string | undefined;
    licence?: string | undefined;
    'dry-run': boolean;
    strict: boolean;
  },
  onceKey: string | undefined,
): Promise<unknown> {
  const { file: path, format, 'dry-run': isDry, strict: isStrict, ...rest } = given;
  if (!existsSync(path)) throw new Usage(`There is no file ${path}.`);
  const defaults = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const source = { bytes: readFileSync(path), fileName: basename(path) };
  const questions = parseFile({ ...source, format: format as keyof typeof formats | undefined });
  const { records, ...found } = readImport(questions, {
    defaults,
    known: await fetchKnown(questions, given.language),
    languages: quizLanguages.map(({ code }) => code),
    hasMedia: hasBankMedia,
  });
  if (isStrict && found.problems.length > 0) {
    throw new Usage(`Nothing is brought in, because rows are wrong.\n${printAnswer(found.problems)}`);
  }
  if (isDry || records.length === 0) return { ...found, would_write: records.length };
  return { ...found, ...((await send('import', { records }, onceKey)) as object) };
}

function parseFile(source: Parameters<typeof parseImport>[0]): ImportFile {
  try {
    return parseImport(source);
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Usage(error.message, { cause: error });
    throw error;
  }
}

/** What the game has in the languages of the file. */
async function fetchKnown({ rows }: ImportFile, fallback: string | undefined): Promise<ExchangeRecord[]> {
  const named = new Set(rows.map(({ record }) => record.language ?? fallback));
  const known: ExchangeRecord[] = [];
  for (const { code } of quizLanguages) {
    if (named.has(code)) known.push(...(await fetchRecords({ language: code })));
  }
  return known;
}

async function fetchRecords(wanted: object): Promise<ExchangeRecord[]> {
  const answer = z.object({ records: z.array(exchangeRecord) }).parse(await send('export', wanted));
  return answer.records;
}

/** In batches, so that no request takes long. */
async function createLoadUsers({
  count,
  coins,
  out,
}: {
  count: number;
  coins: number;
  out: string;
}): Promise<unknown> {
  const users: unknown[] = [];
  while (users.length < count) {
    const batch = { count: Math.min(LOAD_BATCH, count - users.length), coins };
    const answer = await send('load-users', batch);
    users.push(...z.object({ users: z.array(loadUser) }).parse(answer).users);
  }
  writeFileSync(out, JSON.stringify(users), { mode: 0o600 });
  return { file: out, players: users.length };
}
