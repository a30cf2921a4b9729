import type { Random } from './seeded-random.ts';
import { shuffle } from './shuffle.ts';

/**
 * Letters of an answer in upper case, as a reader counts them (grapheme clusters), spaces left out:
 * "é" is one letter however it is encoded, "ß" becomes two.
 */
export function splitLetters(word: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    word.normalize('NFC').toUpperCase(),
  );
  return Array.from(segments, ({ segment }) => segment).filter((segment) => segment.trim() !== '');
}

/** The lengths of the words of an answer, in letters: "New York" is [3, 4]. */
export function wordLengths(answer: string): number[] {
  return answer
    .split(/\s+/u)
    .map((word) => splitLetters(word).length)
    .filter((length) => length > 0);
}

/**
 * The letters of an answer, shuffled, never in the answer's own order (unless every letter is
 * the same). Source: rest-api, "Questions", get_guess_the_word.
 */
export function shuffleTiles(answer: string, random: Random): string[] {
  const letters = splitLetters(answer);
  const tiles = shuffle(letters, random);
  if (tiles.join() !== letters.join()) return tiles;
  const other = tiles.findIndex((tile) => tile !== tiles[0]);
  return other < 0 ? tiles : [...tiles.slice(other), ...tiles.slice(0, other)];
}
