import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { pick, pickBetween, shuffle } from './shuffle.ts';

const sorted = (items: readonly number[]) => [...items].sort((a, b) => a - b);

describe('a seeded source of chance', () => {
  it('repeats itself for the same seed and differs for another one', () => {
    const numbers = (seed: string) => Array.from({ length: 20 }, seededRandom(seed));
    expect(numbers('attempt-1')).toEqual(numbers('attempt-1'));
    expect(numbers('attempt-1')).not.toEqual(numbers('attempt-2'));
    expect(numbers('')).not.toEqual(numbers('a'));
  });

  it('gives the numbers that it gave when it was written, so that stored seeds keep their meaning', () => {
    expect(Array.from({ length: 3 }, seededRandom('quiz'))).toEqual([
      0.7732072896324098, 0.5765715078450739, 0.058317841263487935,
    ]);
  });

  it('fills the range from 0 to 1 evenly', () => {
    const random = seededRandom('even');
    const tenths = new Array<number>(10).fill(0);
    for (let i = 0; i < 20_000; i += 1) {
      const n = random();
      expect(n >= 0 && n < 1).toBe(true);
      tenths[Math.floor(n * 10)] = (tenths[Math.floor(n * 10)] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('a shuffle', () => {
  it('keeps every item and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        expect(sorted(shuffle(items, seededRandom(seed)))).toEqual(sorted(items));
        expect(items).toEqual(before);
      }),
    );
  });

  it('gives every order of three items equally often', () => {
    const random = seededRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i += 1) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('a pick', () => {
  it('is one of the items, and nothing from an empty list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.string(), (items, seed) => {
        expect(items).toContain(pick(items, seededRandom(seed)));
      }),
    );
    expect(pick([], seededRandom('x'))).toBeUndefined();
  });

  it('of a number lies between its bounds, which both occur', () => {
    const random = seededRandom('bounds');
    const drawn = new Set(Array.from({ length: 200 }, () => pickBetween(3, 6, random)));
    expect(sorted([...drawn])).toEqual([3, 4, 5, 6]);
  });
});
