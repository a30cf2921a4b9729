import type { BankQuestion } from '../question-bank-format.ts';
import { contentWords, normalise, rightOption, similarPairs } from '../question-similarity.ts';
import { limits, nameOf, type Rule } from './rule.ts';
import { asks, tells } from './sentence-marks.ts';

/** Capitals only: "todo" is a word of Spanish. */
const reminder = /\bTODO\b/;
const filler =
  /\b(?:lorem|ipsum|tbd|fixme|placeholder|dummy|option [a-e1-5]|question \d+|sample|xxx)\b|^(?:all|none|both) of (?:the above|these|them)$/i;

export const optionsDistinct = perQuestion(({ options }) =>
  new Set(options.map(normalise)).size < options.length ? 'two options read the same' : null,
);

export const noFiller = perQuestion(({ question, options, note }) => {
  const found = [question, ...options, note].find((text) => filler.test(text) || reminder.test(text));
  return found === undefined ? null : `filler: ${found}`;
});

export const sentenceForm = perQuestion(({ language, kind, question, note }) => {
  if (kind === 'choice' ? !asks(question, language) : !tells(question, language))
    return 'a question ends in its mark, a statement in a full stop';
  return tells(note, language) ? null : 'the note does not end in a full stop';
});

/** No long word of the right option is said by the question unless a wrong option has it too. */
export const answerNotInQuestion = perQuestion((question) => {
  if (question.kind === 'true-false') return null;
  const right = rightOption(question);
  const asked = contentWords(question.question);
  const elsewhere = contentWords(question.options.filter((option) => option !== right).join(' '));
  const told = [...contentWords(right)].find(
    (word) => word.length > 3 && asked.has(word) && !elsewhere.has(word),
  );
  return told === undefined ? null : `the question says "${told}" of its answer`;
});

export const noDuplicates: Rule = (bank) => {
  const generated = new Set(
    bank.subcategories
      .filter((entry) => entry.generator !== undefined)
      .map((entry) => `${entry.category}/${entry.slug}`),
  );
  const isGenerated = ({ category, subcategory }: BankQuestion): boolean =>
    generated.has(`${category}/${subcategory}`);
  const repeated = [
    ...Map.groupBy(
      bank.questions.filter(isGenerated),
      (record) => `${record.language} ${record.question} ${pictureOf(record)}`,
    ),
  ].flatMap(([, [first, ...more]]) =>
    more.map((twin) => ({ where: nameOf(twin), text: `asks the same as ${first?.key}` })),
  );
  const alike = similarPairs(bank.questions, limits.similarity, isGenerated).map(
    ({ one, other, similarity }) => ({
      where: nameOf(other),
      text: `${Math.round(similarity * 100)} % like ${one.key}`,
    }),
  );
  return [...repeated, ...alike];
};

function pictureOf(question: BankQuestion): string {
  return question.kind === 'choice' ? (question.image ?? '') : '';
}

/** A rule that looks at one question at a time: `check` gives what is wrong, or null. */
function perQuestion(check: (question: BankQuestion) => string | null): Rule {
  return ({ questions }) =>
    questions.flatMap((question) => {
      const text = check(question);
      return text === null ? [] : [{ where: nameOf(question), text }];
    });
}
