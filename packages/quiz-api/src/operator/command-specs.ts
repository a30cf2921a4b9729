import { userId } from '@quiz-arena/contract/ids';
import { type SettingKey, settingKeys } from '@quiz-arena/contract/settings';
import { exchangeRecord } from '@quiz-arena/question-bank/exchange/exchange-record';
import { z } from 'zod';
import { summariseRecords } from './summarise-records.ts';

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const settingKey = z.enum(settingKeys as [SettingKey, ...SettingKey[]]);
const sentence = (max: number) => z.string().trim().min(1).max(max);
const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .default('en')
  .describe('quiz language, as en');
const day = z.iso.date().describe('a day of the system’s zone, as 2026-01-31');
const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .describe('in the system’s zone, as 2026-01-31T18:00');
/** A list of whole numbers with commas between them. */
const numbers = (min: number, max: number, length: number) =>
  z
    .string()
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(z.number().int().min(min).max(max)).min(1).max(length));
/** Questions drawn from the quiz zone. */
const drawn = {
  categories: z
    .string()
    .max(500)
    .transform((list) => list.split(',').map((name) => name.trim()))
    .describe('ids or slugs of quiz zone categories, as history,science'),
  questions: wholeNumber(1, 50).default(10),
  language,
};
const rowNumber = z.string().regex(/^\d{1,18}$/);
const user = z.string().min(1).max(254).describe('id, e-mail address, phone number or firebase id');

/** One operator command: what the command line offers and the endpoint takes. */
export interface CommandSpec {
  readonly about: string;
  readonly arguments: z.ZodObject;
  /** Arguments that are given by place, in this order; the others are given as --name. */
  readonly positional: readonly string[];
  /** What the audit keeps of the arguments; default: all of them. */
  readonly summarise?: (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Its answer is kept nowhere, also not for a repeat. */
  readonly isAnswerSecret?: boolean;
}

/** Every operator command by its words on the command line; `/operator/` names it with hyphens. */
export const commandSpecs = {
  'settings get': {
    about: 'Shows one configuration value, or all of them.',
    arguments: z.strictObject({ key: settingKey.optional() }),
    positional: ['key'],
  },
  'settings set': {
    about: 'Changes a configuration value; it acts at once.',
    arguments: z.strictObject({ key: settingKey, value: z.string().max(500) }),
    positional: ['key', 'value'],
  },
  'user find': {
    about: 'Shows an account with its coins and rank.',
    arguments: z.strictObject({ user }),
    positional: ['user'],
  },
  'user deactivate': {
    about: 'Closes an account to its player; its tokens and battle connections end.',
    arguments: z.strictObject({ user }),
    positional: ['user'],
  },
  'user activate': {
    about: 'Opens a closed account again; the player signs in anew.',
    arguments: z.strictObject({ user }),
    positional: ['user'],
  },
  'user coins': {
    about: 'Gives bonus coins to a player, or takes coins away (a negative number).',
    arguments: z.strictObject({
      user,
      coins: wholeNumber(-1_000_000, 1_000_000).refine((coins) => coins !== 0),
      reason: sentence(200).describe('kept in the audit'),
    }),
    positional: ['user', 'coins'],
  },
  'load-users': {
    about: 'Creates players with coins and api tokens, for load tests.',
    arguments: z.strictObject({
      count: wholeNumber(1, 1000).describe('players of one request'),
      coins: wholeNumber(0, 1_000_000).default(0).describe('earned coins of each'),
    }),
    positional: [],
    isAnswerSecret: true,
  },
  'contest create': {
    about: 'Announces a contest with questions drawn from categories.',
    arguments: z.strictObject({
      name: sentence(80),
      description: sentence(300),
      start: localTime,
      end: localTime,
      entry: wholeNumber(0, 1000).default(0).describe('fee in coins'),
      prizes: numbers(1, 100_000, 20).describe('coins of rank 1, 2, 3 …, as 100,50,25'),
      ...drawn,
      image: z.string().max(500).default('').describe('address of a picture'),
    }),
    positional: ['name'],
  },
  'contest list': {
    about: 'Lists contests, those that start last first.',
    arguments: z.strictObject({ limit: wholeNumber(1, 1000).default(20) }),
    positional: [],
  },
  'exam create': {
    about: 'Announces an exam with questions drawn from categories.',
    arguments: z.strictObject({
      title: sentence(80),
      start: localTime,
      end: localTime.describe('from then on nobody can begin; in the system’s zone, 2026-01-31T18:00'),
      key: z
        .string()
        .regex(/^\d{4}$/)
        .describe('four digits that open it'),
      minutes: wholeNumber(1, 240),
      marks: numbers(1, 100, 50)
        .default([1])
        .describe('of the questions in their order, begun again at its end'),
      answer_again: z.enum(['0', '1']).default('0').describe('1: answers may change until the end'),
      ...drawn,
    }),
    positional: ['title'],
  },
  'exam list': {
    about: 'Lists exams with their keys, those that start last first.',
    arguments: z.strictObject({ limit: wholeNumber(1, 1000).default(20) }),
    positional: [],
  },
  'exam report': {
    about: 'Shows the results of an exam, and which of its rules were broken, when and by whom.',
    arguments: z.strictObject({ exam: rowNumber }),
    positional: ['exam'],
  },
  'daily show': {
    about: 'Shows the daily quiz of a day; one that nobody has asked for yet is drawn.',
    arguments: z.strictObject({ day, language }),
    positional: ['day'],
  },
  'daily set': {
    about: 'Chooses the questions of a daily quiz to come.',
    arguments: z.strictObject({
      day,
      questions: z
        .string()
        .regex(/^\d{1,18}(,\d{1,18}){4,29}$/)
        .describe('5 to 30 question ids in their order, as 12,7,31,…'),
      language,
    }),
    positional: ['day', 'questions'],
  },
  notify: {
    about: 'Sends a notification to all players, or to one.',
    arguments: z.strictObject({
      title: sentence(80),
      message: sentence(500),
      user: user.optional(),
      type: z
        .enum(['default', 'contest', 'exam', 'category'])
        .default('default')
        .describe('what it leads to'),
      type_id: z.string().max(64).default('').describe('which contest, exam or category'),
      image: z.string().max(500).default('').describe('address of a picture'),
    }),
    positional: ['title', 'message'],
  },
  'payout list': {
    about: 'Lists redeem requests that wait for a decision, oldest first.',
    arguments: z.strictObject({ limit: wholeNumber(1, 1000).default(100) }),
    positional: [],
  },
  'payout approve': {
    about: 'Marks a redeem request as paid; its coins are spent.',
    arguments: z.strictObject({ request: rowNumber }),
    positional: ['request'],
  },
  'payout refuse': {
    about: 'Refuses a redeem request; its coins go back.',
    arguments: z.strictObject({ request: rowNumber }),
    positional: ['request'],
  },
  import: {
    about: 'Brings questions in from a file; known keys change their questions.',
    arguments: z.strictObject({ records: z.array(exchangeRecord).min(1).max(50_000) }),
    positional: [],
    summarise: summariseRecords,
  },
  export: {
    about: 'Writes the questions of a language into a file.',
    arguments: z.strictObject({
      language,
      category: sentence(60).optional().describe('its slug; default: all'),
    }),
    positional: [],
  },
  'reports list': {
    about: 'Lists what players report about questions, longest open first.',
    arguments: z.strictObject({ limit: wholeNumber(1, 1000).default(100) }),
    positional: [],
  },
  'reports resolve': {
    about: 'Closes a report.',
    arguments: z.strictObject({ report: rowNumber }),
    positional: ['report'],
  },
  'question correct': {
    about:
      'Corrects a question, grades its answers again (where many have answered it, most of them later on), and closes the reports of it.',
    arguments: z.strictObject({
      question: rowNumber,
      answer: sentence(60).optional().describe('a letter; multi match: a,c; guess the word: the word'),
      text: sentence(1000).optional().describe('the question itself'),
      note: sentence(2000).optional().describe('what is shown after the answer'),
    }),
    positional: ['question'],
  },
  'notices list': {
    about: 'Lists what operators are told of and nobody is done with, such as broken rules of exams.',
    arguments: z.strictObject({ limit: wholeNumber(1, 1000).default(100) }),
    positional: [],
  },
  'notices resolve': {
    about: 'Closes a notice.',
    arguments: z.strictObject({ notice: rowNumber }),
    positional: ['notice'],
  },
  audit: {
    about: 'Lists what operators did, last first.',
    arguments: z.strictObject({ limit: wholeNumber(1, 1000).default(50) }),
    positional: [],
  },
  reconcile: {
    about: 'Recomputes the ledger from its entries and lists what does not fit.',
    arguments: z.strictObject({}),
    positional: [],
  },
} as const satisfies Record<string, CommandSpec>;

export type CommandName = keyof typeof commandSpecs;
export type CommandArguments<Name extends CommandName> = z.output<(typeof commandSpecs)[Name]['arguments']>;

/** The path of a command below the server's address. */
export function commandPath(name: CommandName): string {
  return `/operator/${name.replaceAll(' ', '-')}`;
}

/** One player of `load-users`. */
export const loadUser = z.object({ user_id: userId, name: z.string(), api_token: z.string() });
export type LoadUser = z.infer<typeof loadUser>;
