import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, unanswered } from './check-answer.ts';
import { optionLetters } from './option-letter.ts';
import { questionKinds } from './question-kind.ts';

const letter = fc.constantFrom(...optionLetters);
const someLetters = fc.uniqueArray(letter, { minLength: 1 });

describe('an answer', () => {
  it('[P7] to a choice or true-false question is right when it is the right letter, and only then', () => {
    fc.assert(
      fc.property(letter, letter, (given, right) => {
        expect(checkAnswer('choice', given, right)).toBe(given === right);
        expect(checkAnswer('trueFalse', given, right)).toBe(given === right);
      }),
    );
  });

  it('to a choice question with two letters is wrong even if one of them is right', () => {
    expect(checkAnswer('choice', 'a,b', 'a')).toBe(false);
  });

  it('[P7] to a multi select question is right in any order', () => {
    const shuffled = someLetters.chain((right) =>
      fc.tuple(fc.constant(right), fc.shuffledSubarray(right, { minLength: right.length })),
    );
    fc.assert(
      fc.property(shuffled, ([right, given]) => checkAnswer('multiSelect', given.join(), right.join())),
    );
  });

  it('to a multi select question with a letter too few or too many is wrong', () => {
    expect(checkAnswer('multiSelect', 'a', 'a,c')).toBe(false);
    expect(checkAnswer('multiSelect', 'a,b,c', 'a,c')).toBe(false);
  });

  it('[P7] to a sequence question is right only in the right order', () => {
    const twoOrders = fc
      .uniqueArray(letter, { minLength: 2 })
      .chain((right) =>
        fc.tuple(fc.constant(right), fc.shuffledSubarray(right, { minLength: right.length })),
      );
    fc.assert(
      fc.property(twoOrders, ([right, given]) => {
        expect(checkAnswer('sequence', given.join(), right.join())).toBe(given.join() === right.join());
      }),
    );
  });

  it.each([
    ['new york', 'New York'],
    ['NEWYORK', 'New York'],
    [' n e w york ', 'NewYork'],
    ['Zu\u0308rich', 'Z\u00fcrich'],
    ['STRASSE', 'Straße'],
    ['ΟΔΥΣΣΕΥΣ', 'Οδυσσεύς'.normalize('NFD').replace(/\u0301/g, '')],
    ['ＴＯＫＹＯ', 'Tokyo'],
  ])('spelled "%s" is the word "%s"', (given, right) => {
    expect(checkAnswer('letters', given, right)).toBe(true);
  });

  it.each([
    ['Zurich', 'Zürich'],
    ['cafe', 'café'],
    ['tokio', 'tokyo'],
    ['newyorks', 'new york'],
  ])('spelled "%s" is not the word "%s"', (given, right) => {
    expect(checkAnswer('letters', given, right)).toBe(false);
  });

  it('that was never given is wrong for every kind of question, even if a right answer is missing', () => {
    for (const kind of questionKinds) {
      expect(checkAnswer(kind, unanswered, 'a')).toBe(false);
      expect(checkAnswer(kind, unanswered, '')).toBe(false);
      expect(checkAnswer(kind, '  ', '')).toBe(false);
    }
  });
});
