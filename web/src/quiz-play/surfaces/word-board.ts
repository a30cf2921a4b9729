import type { ShownHint } from '../hint-offer.ts';

/** One place of the word; `letter` is "" while it is empty. */
export interface WordSlot {
  readonly letter: string;
  readonly isHint: boolean;
}

/** Which tile the player put at each place, by its index; null for none. */
export type Picks = readonly (number | null)[];

export interface WordBoard {
  readonly slots: readonly WordSlot[];
  /** Indices of the tiles that lie on the board. */
  readonly used: ReadonlySet<number>;
  /** The picks that still stand: a hint pushes a tile out of its own place, and takes a tile for itself. */
  readonly picks: Picks;
  readonly isFull: boolean;
}

/** Lays hints and picked tiles on the places of a word. */
export function layBoard(letters: readonly string[], hints: readonly ShownHint[], picks: Picks): WordBoard {
  const taken = new Set<number>();
  for (const hint of hints) {
    const same = letters.flatMap((letter, tile) =>
      letter === hint.letter && !taken.has(tile) ? [tile] : [],
    );
    const tile = same.find((each) => !picks.includes(each) || picks[hint.position] === each) ?? same[0];
    if (tile !== undefined) taken.add(tile);
  }
  const hinted = new Map(hints.map(({ position, letter }) => [position, letter]));
  const standing = letters.map((_letter, place) => {
    const tile = picks[place] ?? null;
    return tile === null || hinted.has(place) || taken.has(tile) ? null : tile;
  });
  const slots = standing.map((tile, place) => ({
    letter: hinted.get(place) ?? (tile === null ? '' : (letters[tile] ?? '')),
    isHint: hinted.has(place),
  }));
  return {
    slots,
    used: new Set([...taken, ...standing.filter((tile) => tile !== null)]),
    picks: standing,
    isFull: slots.every(({ letter }) => letter !== ''),
  };
}

/** Puts a tile on the first empty place. */
export function putTile({ slots, picks, used }: WordBoard, tile: number): Picks {
  const place = slots.findIndex(({ letter }) => letter === '');
  return place < 0 || used.has(tile) ? picks : picks.with(place, tile);
}

/** Takes the last tile back that the player put. */
export function takeBack({ picks }: WordBoard): Picks {
  const place = picks.findLastIndex((tile) => tile !== null);
  return place < 0 ? picks : picks.with(place, null);
}

/** Places of the word, grouped as its words are. */
export function splitWords<Slot>(slots: readonly Slot[], pattern: readonly number[]): Slot[][] {
  const ends = pattern.map((_length, word) =>
    pattern.slice(0, word + 1).reduce((sum, length) => sum + length, 0),
  );
  return ends.map((end, word) => slots.slice(end - (pattern[word] ?? 0), end));
}

/** Scripts that are written from right to left: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Which way a word of these letters is spelled, whatever the page's direction. */
export function directionOf(letters: readonly string[]): 'ltr' | 'rtl' {
  return letters.some((letter) => RIGHT_TO_LEFT.test(letter)) ? 'rtl' : 'ltr';
}
