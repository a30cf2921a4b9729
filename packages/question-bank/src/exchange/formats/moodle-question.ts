import { z } from 'zod';
import { optionLetters } from '../../question-bank-format.ts';
import { lineOfHtml } from '../clean-text.ts';
import type { RawRecord } from '../parsed-file.ts';
import { readTags } from './question-tags.ts';

const plainText = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);
const formatted = z.object({ text: plainText.default(''), '@format': z.string().optional() });
type Formatted = z.infer<typeof formatted>;

/** A question as the XML parser gives it: attributes begin with "@". */
export const moodleQuestion = z.object({
  '@type': z.string(),
  name: z.object({ text: plainText }).optional(),
  questiontext: formatted,
  generalfeedback: formatted.optional(),
  idnumber: z.string().optional(),
  single: z.string().optional(),
  answer: z.array(formatted.extend({ '@fraction': z.coerce.number() })).default([]),
  subquestion: z.array(formatted.extend({ answer: z.array(formatted).min(1) })).default([]),
  tags: z
    .object({ tag: z.array(z.object({ text: plainText })) })
    .or(z.string())
    .optional(),
});
type MoodleQuestion = z.infer<typeof moodleQuestion>;

/** The raw record of a question, or why there is none. */
export function readMoodleQuestion(question: MoodleQuestion): RawRecord | string {
  const read = readers[question['@type']];
  if (read === undefined) return `is of the type "${question['@type']}", which the game does not have`;
  const answered = read(question);
  if (typeof answered === 'string') return answered;
  const note = question.generalfeedback === undefined ? '' : lineOf(question.generalfeedback);
  const key = question.idnumber?.trim() ?? '';
  const tags = typeof question.tags === 'object' ? question.tags.tag.map(({ text }) => text) : [];
  return { ...(key !== '' && { key }), ...(note !== '' && { note }), ...answered, ...readTags(tags) };
}

const readers: Readonly<Record<string, (question: MoodleQuestion) => RawRecord | string>> = {
  multichoice: readChoices,
  truefalse: ({ questiontext, answer }) => {
    const right = answer.find((entry) => entry['@fraction'] === 100);
    return {
      kind: 'true-false',
      question: lineOf(questiontext),
      answer: [right?.text === 'true' ? 'a' : 'b'],
    };
  },
  shortanswer: ({ questiontext, answer }) => {
    const right = answer.find((entry) => entry['@fraction'] === 100);
    return {
      kind: 'word',
      question: lineOf(questiontext),
      answer: right === undefined ? [] : [lineOf(right)],
    };
  },
  matching: readSequence,
  description: ({ name, questiontext }) => ({
    kind: 'text',
    question: name?.text ?? '',
    detail: questiontext.text,
  }),
};

function readChoices({ questiontext, single, answer }: MoodleQuestion): RawRecord {
  const right = answer.flatMap((entry, index) =>
    entry['@fraction'] > 0 ? [optionLetters[index] ?? ''] : [],
  );
  const isSingle = single?.trim() !== 'false';
  return {
    kind: isSingle ? 'choice' : 'multi-select',
    question: lineOf(questiontext),
    options: answer.map(lineOf),
    answer: right,
  };
}

/** Positions matched to texts are an order; any other matching is none of the game's questions. */
function readSequence({ questiontext, subquestion }: MoodleQuestion): RawRecord | string {
  const places = subquestion.map((entry) => Number(lineOf(entry)));
  const answer = places.map((_, index) => optionLetters[places.indexOf(index + 1)]);
  if (answer.some((letter) => letter === undefined)) {
    return 'matches texts to texts; only places 1, 2, 3 … matched to texts are taken, as an order';
  }
  return {
    kind: 'sequence',
    question: lineOf(questiontext),
    options: subquestion.map(({ answer: [option] }) => (option === undefined ? '' : lineOf(option))),
    answer: answer.filter((letter) => letter !== undefined),
  };
}

/** Without a format Moodle means HTML. */
function lineOf({ text, '@format': format = 'html' }: Formatted): string {
  return format === 'plain_text' ? text : lineOfHtml(text);
}
