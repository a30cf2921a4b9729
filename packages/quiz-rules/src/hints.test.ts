import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canUseHint, drawHint } from './hints.ts';
import { seededRandom } from './seeded-random.ts';
import { shuffleTiles, splitLetters, wordLengths } from './word-tiles.ts';

describe('a hint', () => {
  it('fills one empty place with its own letter until no place is empty', () => {
    fc.assert(
      fc.property(fc.constantFrom('New York', 'Ægir', 'A', 'été', 'हिन्दी'), fc.string(), (word, seed) => {
        const random = seededRandom(seed);
        const letters = splitLetters(word);
        const filled: number[] = [];
        for (let hint = drawHint(word, filled, random); hint; hint = drawHint(word, filled, random)) {
          expect(filled).not.toContain(hint.position);
          expect(hint.letter).toBe(letters[hint.position]);
          filled.push(hint.position);
        }
        expect(filled).toHaveLength(letters.length);
      }),
    );
  });

  it('is given twice per word, on the open question of guess the word', () => {
    const state = { isGuessTheWord: true, isQuestionOpen: true, used: 1, maximum: 2 };
    expect(canUseHint(state)).toEqual({ ok: true });
    expect(canUseHint({ ...state, used: 2 })).toEqual({ ok: false, code: 'NO_HINTS_LEFT' });
    expect(canUseHint({ ...state, isQuestionOpen: false })).toEqual({ ok: false, code: 'QUESTION_CLOSED' });
    expect(canUseHint({ ...state, isGuessTheWord: false })).toEqual({ ok: false, code: 'NOT_IN_THIS_MODE' });
  });
});

describe('the tiles of a word', () => {
  it('are its letters without spaces, and never in its own order', () => {
    fc.assert(
      fc.property(fc.constantFrom('ab', 'New York', 'noon', 'étude', 'aab'), fc.string(), (word, seed) => {
        const tiles = shuffleTiles(word, seededRandom(seed));
        const letters = splitLetters(word);
        expect([...tiles].sort()).toEqual([...letters].sort());
        expect(tiles).not.toEqual(letters);
      }),
    );
  });

  it('of a word with one letter repeated are that word', () => {
    expect(shuffleTiles('aaa', seededRandom('x'))).toEqual(['A', 'A', 'A']);
  });

  it('count letters as a reader does, per word', () => {
    expect(wordLengths('New  York')).toEqual([3, 4]);
    expect(wordLengths('e\u0301te\u0301')).toEqual([3]);
    expect(wordLengths('Straße')).toEqual([7]);
    expect(wordLengths('👩‍🚀!')).toEqual([2]);
    expect(wordLengths('  ')).toEqual([]);
  });
});
