import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentWords } from '../question-similarity.ts';
import { findDuplicates, type KnownQuestion } from './find-duplicates.ts';

const vocabulary = 'wren robin heron goose crane stork swift eagle raven finch'.split(' ');

function asked(words: readonly string[], index: number): KnownQuestion {
  return {
    language: 'en',
    mode: 'quiz-zone',
    key: `birds.${index}`,
    kind: 'choice',
    question: `${words.join(' ')}?`,
    options: ['Yellow', 'Green'],
    answer: ['a'],
    text: '',
    image: '',
    audio: '',
  };
}

/** Shared words by all words, with every pair compared. */
function isNear(one: KnownQuestion, other: KnownQuestion): boolean {
  const words = contentWords(`${one.question} Yellow`);
  const others = contentWords(`${other.question} Yellow`);
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / (words.size + others.size - shared) >= 0.8;
}

it('finds every near twin that comparing all pairs finds, and no other', () => {
  const questions = fc
    .array(fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 9 }), { maxLength: 30 })
    .map((list) => list.map(asked));
  fc.assert(
    fc.property(questions, fc.nat(30), (all, split) => {
      const known = all.slice(0, split);
      const records = all.slice(split);
      const expected = records.flatMap((record, index) =>
        [...known, ...records.slice(0, index)].some((earlier) => isNear(earlier, record)) ? [index] : [],
      );
      expect(findDuplicates(records, known).map(({ index }) => index)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});
