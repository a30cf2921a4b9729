import { describe, expect, it } from 'vitest';
import { highestUnlockedLevel, levelState, nextLevel } from './levels.ts';

describe('levels', () => {
  it('begin with the first one open and the rest locked', () => {
    const ladder = { levels: [1, 2, 3], highestWon: 0 };
    expect([1, 2, 3].map((level) => levelState(ladder, level))).toEqual(['open', 'locked', 'locked']);
    expect(highestUnlockedLevel(ladder)).toBe(1);
  });

  it('[P27] open one after the other as they are won', () => {
    const ladder = { levels: [3, 1, 2], highestWon: 1 };
    expect([1, 2, 3].map((level) => levelState(ladder, level))).toEqual(['won', 'open', 'locked']);
  });

  it('are all won after the last one, and one added later is open at once', () => {
    expect(highestUnlockedLevel({ levels: [1, 2], highestWon: 2 })).toBe(2);
    expect(levelState({ levels: [1, 2, 3], highestWon: 2 }, 3)).toBe('open');
  });

  it('[P27] without questions are passed over', () => {
    expect(nextLevel([1, 2, 5], 2)).toBe(5);
    expect(nextLevel([1, 2, 5], 5)).toBeNull();
    expect(highestUnlockedLevel({ levels: [2, 5], highestWon: 0 })).toBe(2);
  });

  it('start at 1 in a category that has none yet', () => {
    expect(highestUnlockedLevel({ levels: [], highestWon: 0 })).toBe(1);
  });
});
