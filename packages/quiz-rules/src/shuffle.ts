import type { Random } from './seeded-random.ts';

/** A new list with the same items in an order drawn by `random` (Fisher–Yates: every order is as likely). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled: Item[] = [];
  for (const item of items) {
    const place = pickInteger(shuffled.length + 1, random);
    const moved = shuffled.splice(place, 1, item);
    shuffled.push(...moved);
  }
  return shuffled;
}

/** One item drawn by `random`, undefined from an empty list. */
export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[pickInteger(items.length, random)];
}

/** A whole number 0 ≤ n < bound drawn by `random`. */
export function pickInteger(bound: number, random: Random): number {
  return Math.floor(random() * bound);
}

/** A whole number from `min` to `max`, both included, drawn by `random`. */
export function pickBetween(min: number, max: number, random: Random): number {
  return min + pickInteger(max - min + 1, random);
}
