import { type Random, seededRandom } from '@quiz-arena/quiz-rules/seeded-random';

/** Chance of one part of the simulated world, repeatable from its seed. */
export interface Chance {
  /** True with probability `p`. */
  hits(p: number): boolean;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T | undefined;
}

export function createChance(seed: string): Chance {
  const random: Random = seededRandom(seed);
  return {
    hits: (p) => random() < p,
    between: (min, max) => min + Math.floor(random() * (max - min + 1)),
    pick: (items) => items[Math.floor(random() * items.length)],
  };
}
