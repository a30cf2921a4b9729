import { z } from 'zod';
import { languageCode, optionLetters } from '../question-bank-format.ts';
import { mediaFile } from '../record-fields.ts';

/** What a question is played as. A `text` is read before the questions that name its key in `text`. */
export const exchangeKinds = ['choice', 'true-false', 'multi-select', 'sequence', 'word', 'text'] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

/** The type of the category that a question stands in. */
export const exchangeModes = [
  'quiz-zone',
  'fun-and-learn',
  'guess-the-word',
  'audio',
  'maths',
  'multi-match',
] as const;

const letters: readonly string[] = optionLetters;

function text(least: number, most: number) {
  const count = (length: number) => length.toLocaleString('en');
  return z.string().check((context) => {
    const { length } = context.value;
    if (length >= least && length <= most) return;
    const message =
      length < least
        ? length === 0
          ? 'is empty'
          : `has ${count(length)} characters; at least ${least} are needed`
        : `has ${count(length)} characters; at most ${count(most)} are taken`;
    context.issues.push({ code: 'custom', message, input: context.value });
  });
}

function numberBetween(least: number, most: number) {
  return z.number(`is no number from ${least} to ${most}`).check((context) => {
    const { value } = context;
    if (Number.isInteger(value) && value >= least && value <= most) return;
    context.issues.push({
      code: 'custom',
      message: `is ${value}; whole numbers from ${least} to ${most} are taken`,
      input: value,
    });
  });
}

const media = z.union([z.literal(''), mediaFile], {
  error: 'is no file name of the media folder, such as audio/anvil.mp3',
});

/**
 * One question, or one text to read, as it travels between files and databases: flat, so that a table row, a GIFT
 * block and a Moodle question can each hold it. An empty string or list says that there is none.
 *
 * Limits are those of the database, not those that the bank's own content is held to.
 */
export const exchangeRecord = z
  .strictObject({
    /** Stable name within its language. What has the key of a known question replaces it. */
    key: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{0,119}$/, 'is no key: lower-case letters, digits, dots, hyphens'),
    language: languageCode.describe('ISO 639-1'),
    mode: z.enum(exchangeModes, `is none of ${exchangeModes.join(', ')}`),
    /** Slug or name. */
    category: text(1, 60),
    subcategory: text(0, 60),
    kind: z.enum(exchangeKinds, `is none of ${exchangeKinds.join(', ')}`),
    /** 0 for modes without levels. */
    level: numberBetween(0, 99),
    /** The title of a text. */
    question: text(3, 1000),
    options: z.array(text(1, 300)).max(5, 'more than five options'),
    /** Letters of options; of true-false a for true or b for false; of a word the word itself; of a text nothing. */
    answer: z.array(text(1, 60)).max(5),
    note: text(0, 2000),
    difficulty: numberBetween(1, 5),
    source: text(0, 300),
    licence: text(0, 60),
    image: media,
    audio: media,
    /** Length of the sound in milliseconds. */
    clipMs: numberBetween(0, 60_000),
    /** Key of the text that the question is about. */
    text: text(0, 120),
    /** HTML of the text to read. */
    detail: text(0, 20_000),
    contentType: z.enum(['none', 'youtube', 'pdf'], 'is none of none, youtube, pdf'),
    contentData: text(0, 200),
  })
  .check(({ value, issues }) => {
    for (const [path, message] of contradictions(value)) {
      issues.push({ code: 'custom', message, path: [path], input: value });
    }
  });
export type ExchangeRecord = z.infer<typeof exchangeRecord>;

type Shape = Omit<ExchangeRecord, 'key'>;

function contradictions(record: Shape): [keyof Shape, string][] {
  const found = answerProblems[record.kind](record).map((message): [keyof Shape, string] => [
    'answer',
    message,
  ]);
  const twins = record.options.filter((option, index) => record.options.indexOf(option) !== index);
  if (twins.length > 0) found.push(['options', `has the option "${twins[0]}" twice`]);
  if (record.kind === 'text' && record.detail === '') found.push(['detail', 'is empty']);
  if ((record.contentType === 'none') !== (record.contentData === '')) {
    found.push(['contentData', 'a video or PDF needs its data, and data needs its type']);
  }
  if ((record.audio === '') !== (record.clipMs === 0)) {
    found.push(['clipMs', 'a sound needs its length in milliseconds, and a length its sound']);
  }
  return found;
}

const answerProblems: Record<ExchangeKind, (record: Shape) => string[]> = {
  choice: ({ options, answer }) => [
    ...optionCount(options, 2),
    ...(answer.length === 1 ? [] : ['names no single right option']),
    ...namedOptions(options, answer),
  ],
  'true-false': ({ options, answer }) => [
    ...(options.length === 0 ? [] : ['a statement that is true or false has no options']),
    ...(answer.length === 1 && ['a', 'b'].includes(answer[0] ?? '') ? [] : ['is neither true nor false']),
  ],
  'multi-select': ({ options, answer }) => [
    ...optionCount(options, 3),
    ...(answer.length > 0 && answer.length < options.length ? [] : ['names none or all of the options']),
    ...(answer.join() === answer.toSorted().join() ? [] : ['names its letters out of order']),
    ...namedOptions(options, answer),
  ],
  sequence: ({ options, answer }) => [
    ...optionCount(options, 3),
    ...(answer.length === options.length ? [] : ['does not name every option once']),
    ...namedOptions(options, answer),
  ],
  word: ({ options, answer }) => [
    ...(options.length === 0 ? [] : ['a word to guess has no options']),
    ...(answer.length === 1 && /^\p{L}[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)*$/u.test(answer[0] ?? '')
      ? []
      : ['is no word of letters and single spaces']),
  ],
  text: ({ answer }) => (answer.length === 0 ? [] : ['a text to read has no answer']),
};

function optionCount(options: readonly string[], least: number): string[] {
  return options.length >= least ? [] : [`has ${options.length} options; at least ${least} are needed`];
}

function namedOptions(options: readonly string[], answer: readonly string[]): string[] {
  const unknown = answer.filter((letter) => {
    const place = letters.indexOf(letter);
    return place === -1 || place >= options.length;
  });
  const twice = answer.some((letter, index) => answer.indexOf(letter) !== index);
  return [
    ...unknown.map((letter) => `"${letter}" names no option`),
    ...(twice ? ['names an option twice'] : []),
  ];
}
