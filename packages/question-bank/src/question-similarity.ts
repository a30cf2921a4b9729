import { type BankQuestion, optionLetters } from './question-bank-format.ts';

/** Words that tell nothing about what is asked. */
const emptyWords = new Set(
  'a an and are as at be by did do does for from has have how in into is it its of on or that the their to was were what when where which who whose with'.split(
    ' ',
  ),
);

/** Accents of Latin letters and Arabic vowel signs. The signs of Hindi vowels are letters of their words. */
const writtenOrNot = /[\u0300-\u036f\u064b-\u0652]/g;

/** Text without case, accents and punctuation: equal results are the same text to a player. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(writtenOrNot, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+−-]+/gu, ' ')
    .trim();
}

/** The words that carry the meaning of a text, plural and singular taken as one. */
export function contentWords(text: string): Set<string> {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word));
  return new Set(words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)));
}

/** The text of the right option. */
export function rightOption(question: BankQuestion): string {
  return question.options[optionLetters.indexOf(question.answer)] ?? '';
}

export interface SimilarPair {
  one: BankQuestion;
  other: BankQuestion;
  /** Shared words by all words of both (Jaccard index), 0 to 1. */
  similarity: number;
}

/**
 * Pairs of questions of one language that ask nearly the same: the words of question and right option are compared.
 * An index from word to questions keeps it far from comparing every pair.
 *
 * @param least pairs below this similarity are left out
 * @param isGenerated those made by rules are compared with the written ones, not with each other: they are alike
 */
export function similarPairs(
  questions: readonly BankQuestion[],
  least: number,
  isGenerated: (question: BankQuestion) => boolean = () => false,
): SimilarPair[] {
  const entries = [
    ...questions.filter((question) => !isGenerated(question)),
    ...questions.filter(isGenerated),
  ].map((question) => ({ question, words: meaning(question), isIndexed: !isGenerated(question) }));
  const byWord = new Map<string, number[]>();
  const pairs: SimilarPair[] = [];
  for (const [index, { question, words, isIndexed }] of entries.entries()) {
    const shared = new Map<number, number>();
    for (const word of words) {
      const name = `${question.language} ${word}`;
      const earlier = byWord.get(name) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (!isIndexed) continue;
      if (earlier.length === 0) byWord.set(name, earlier);
      earlier.push(index);
    }
    for (const [other, count] of shared) {
      const entry = entries[other];
      if (entry === undefined) continue;
      const similarity = count / (words.size + entry.words.size - count);
      if (similarity >= least) pairs.push({ one: entry.question, other: question, similarity });
    }
  }
  return pairs;
}

function meaning(question: BankQuestion): Set<string> {
  const answer = question.kind === 'true-false' ? '' : rightOption(question);
  return contentWords(`${question.question} ${answer}`);
}
