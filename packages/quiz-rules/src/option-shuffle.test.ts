import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { optionLetters } from './option-letter.ts';
import { drawOptionOrder, showAnswer, showOptions } from './option-shuffle.ts';
import { questionKinds } from './question-kind.ts';
import { seededRandom } from './seeded-random.ts';

const stored = { a: 'Oslo', b: 'Rome', c: 'Bern', d: 'Kyiv' };

describe('the order of options', () => {
  it('is a choice question’s only: true-false and multi match keep theirs, all do with shuffling off', () => {
    for (const kind of questionKinds) {
      const orders = Array.from({ length: 50 }, (_, i) =>
        drawOptionOrder(kind, 4, true, seededRandom(`${i}`)).join(''),
      );
      expect(new Set(orders).size > 1).toBe(kind === 'choice');
      expect(drawOptionOrder(kind, 4, false, seededRandom('x'))).toEqual(['a', 'b', 'c', 'd']);
    }
  });

  it('moves every option, loses none, and the right one stays right', () => {
    const letter = fc.constantFrom(...optionLetters.slice(0, 4));
    fc.assert(
      fc.property(fc.string(), letter, letter, (seed, right, chosen) => {
        const order = drawOptionOrder('choice', 4, true, seededRandom(seed));
        const shown = showOptions(order, stored);
        expect(Object.values(shown).sort()).toEqual(Object.values(stored).sort());
        const shownRight = showAnswer(order, right);
        expect(shown[shownRight as keyof typeof shown]).toBe(stored[right as keyof typeof stored]);
        const given = showAnswer(order, chosen);
        expect(checkAnswer('choice', given, shownRight)).toBe(chosen === right);
      }),
    );
  });

  it('maps lists of letters in their order, and takes an answer with a letter that is no option for none', () => {
    expect(showAnswer(['c', 'a', 'b'], 'a,b,c')).toBe('b,c,a');
    expect(showAnswer(['c', 'a', 'b'], 'd')).toBe('');
    expect(showAnswer(['c', 'a', 'b'], 'a,z')).toBe('');
    expect(showAnswer(['c', 'a', 'b'], '')).toBe('');
  });
});
