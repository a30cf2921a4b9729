/**
 * Levels of a category or subcategory. `levels` are the numbers of those that have questions, in any order;
 * `highestWon` is the highest level that the player has won, 0 for none.
 */
export interface LevelLadder {
  readonly levels: readonly number[];
  readonly highestWon: number;
}

export type LevelState = 'won' | 'open' | 'locked';

/** The highest level that may be played: the first one above the highest won, or the last one of all. */
export function highestUnlockedLevel(ladder: LevelLadder): number {
  return nextLevel(ladder.levels, ladder.highestWon) ?? Math.max(1, ...ladder.levels);
}

/** Whether a level was won, may be played, or waits for the one before it. */
export function levelState(ladder: LevelLadder, level: number): LevelState {
  if (level <= ladder.highestWon) return 'won';
  return level <= highestUnlockedLevel(ladder) ? 'open' : 'locked';
}

/** The level after `level`, null after the last. A number without questions is passed over. */
export function nextLevel(levels: readonly number[], level: number): number | null {
  const above = levels.filter((other) => other > level);
  return above.length === 0 ? null : Math.min(...above);
}
