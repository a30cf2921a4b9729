import { describe, expect, it } from 'vitest';
import { directionOf, layBoard, putTile, splitWords, takeBack } from './word-board.ts';

const tiles = ['A', 'N', 'A', 'B', 'N', 'A'];
const word = (board: ReturnType<typeof layBoard>) => board.slots.map(({ letter }) => letter || '_').join('');

describe('the board of a word', () => {
  it('takes tiles one after the other, each once, and gives the last one back', () => {
    let board = layBoard(tiles, [], []);
    for (const tile of [3, 0, 0, 1]) board = layBoard(tiles, [], putTile(board, tile));
    expect(word(board)).toBe('BAN___');
    expect(board.isFull).toBe(false);
    expect(word(layBoard(tiles, [], takeBack(board)))).toBe('BA____');
  });

  it('fills around a hint and does not take it back', () => {
    const hints = [{ position: 0, letter: 'B' }];
    let board = layBoard(tiles, hints, []);
    board = layBoard(tiles, hints, putTile(board, 0));
    expect(word(board)).toBe('BA____');
    board = layBoard(tiles, hints, takeBack(layBoard(tiles, hints, takeBack(board))));
    expect(word(board)).toBe('B_____');
    expect(board.used).toContain(3);
  });

  it('takes the tile for a hint from where the player had put it wrongly', () => {
    const board = layBoard(tiles, [{ position: 0, letter: 'B' }], [null, 3]);
    expect(word(board)).toBe('B_____');
  });

  it('keeps the tiles that are enough for both', () => {
    const board = layBoard(tiles, [{ position: 1, letter: 'A' }], [0]);
    expect(word(board)).toBe('AA____');
  });

  it('is full once every place has a letter', () => {
    expect(layBoard(tiles, [], [3, 0, 1, 2, 4, 5])).toMatchObject({ isFull: true });
  });

  it('groups its places as the words are', () => {
    expect(splitWords([1, 2, 3, 4, 5], [2, 3])).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it.each([
    [['T', 'C', 'A'], 'ltr'],
    [['É', 'ß', 'Ж', 'क'], 'ltr'],
    [['ق', 'ط'], 'rtl'],
    [['ש'], 'rtl'],
  ])('%j is spelled %s, whichever way the page runs', (letters, direction) => {
    expect(directionOf(letters)).toBe(direction);
  });
});
