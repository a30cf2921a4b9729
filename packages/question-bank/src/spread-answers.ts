import { createHash } from 'node:crypto';
import { optionLetters, type QuestionRecord } from './question-bank-format.ts';

/**
 * Puts the right options of a file's questions on all letters equally often, in an order that looks like chance.
 * In every run of n questions with n options each letter is right once. The same questions and seed always give
 * the same order, and questions added at the end move none of those before them.
 *
 * @param seed names the file
 * @returns the questions in their order; true-false questions stay as they are
 */
export function spreadAnswers(questions: readonly QuestionRecord[], seed: string): QuestionRecord[] {
  const seen = new Map<number, number>();
  return questions.map((question) => {
    if (question.kind === 'true-false') return question;
    const size = question.options.length;
    const count = seen.get(size) ?? 0;
    seen.set(size, count + 1);
    const letters = shuffle(optionLetters.slice(0, size), `${seed} ${size} ${Math.floor(count / size)}`);
    const answer = letters[count % size] ?? question.answer;
    const right = question.options[optionLetters.indexOf(question.answer)] ?? '';
    const wrong = question.options.filter((option) => option !== right);
    const options = shuffle(wrong, question.key).toSpliced(optionLetters.indexOf(answer), 0, right);
    return { ...question, options, answer };
  });
}

/** The same items and seed give the same order, whatever order the items came in. */
function shuffle<Item extends string>(items: readonly Item[], seed: string): Item[] {
  const place = (item: Item): string => createHash('sha256').update(`${seed} ${item}`).digest('hex');
  return items.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
