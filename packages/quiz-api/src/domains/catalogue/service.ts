import type { UserId } from '@quiz-arena/contract/ids';
import type { Queryable, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { spend } from '../ledger/spend.ts';
import { type Place, type PlaceKey, placeKey } from './place.ts';
import type { Question } from './question-store.ts';
import {
  type Category,
  findCategory,
  findPlayerLevel,
  insertUnlocked,
  listLevels,
  listUnlocked,
  raisePlayerLevel,
} from './repository.ts';

/** The highest level that a player may play at a place; from 1. */
export async function highestLevel(db: Queryable, userId: UserId, place: PlaceKey): Promise<number> {
  return (await findPlayerLevel(db, userId, place.categoryId, place.subcategoryId)) ?? 1;
}

/** The levels of a place that have questions, lowest first; none without content. */
export async function levelsOf(db: Queryable, place: PlaceKey): Promise<number[]> {
  const rows = await listLevels(db, place.categoryId, place.subcategoryId);
  return rows.map(({ level }) => level);
}

/** Opens a level (at most one beyond the last). @returns whether it was closed until now */
export async function unlockLevel(
  tx: Transaction,
  unlock: { userId: UserId; place: PlaceKey; level: number },
): Promise<boolean> {
  const { userId, place, level } = unlock;
  return raisePlayerLevel(tx, { userId, ...place, level });
}

/** Remembers that a player has played at a place (`is_play` on the wire). */
export async function markPlayed(tx: Transaction, userId: UserId, place: Place): Promise<void> {
  await unlockLevel(tx, { userId, place: placeKey(place), level: 1 });
}

/** Whether a player may play a category: a free one, or a premium one that was paid. */
export async function hasUnlocked(db: Queryable, userId: UserId, category: Category): Promise<boolean> {
  return category.price === 0 || (await listUnlocked(db, userId)).has(category.id);
}

/** Whether a player may play the category that a question is in. */
export async function mayPlay(
  db: Queryable,
  userId: UserId,
  { categoryId }: Pick<Question, 'categoryId'>,
): Promise<boolean> {
  const category = await findCategory(db, categoryId, {});
  return category !== undefined && (await hasUnlocked(db, userId, category));
}

/** Buys a premium category. @throws Refusal ALREADY_EXISTS, NOT_ENOUGH_COINS */
export async function buyCategory(
  tx: Transaction,
  { userId, category, at }: { userId: UserId; category: Category; at: Date },
): Promise<void> {
  if (category.price === 0) throw new Refusal('ALREADY_EXISTS');
  const paid = await spend(tx, {
    userId,
    amount: category.price,
    title: 'premiumCategory',
    key: `premium:${userId}:${category.id}`,
    at,
  });
  if (paid === 'NOT_ENOUGH_COINS') throw new Refusal('NOT_ENOUGH_COINS');
  if (!(await insertUnlocked(tx, { userId, categoryId: category.id, unlockedAt: at }))) {
    throw new Refusal('ALREADY_EXISTS');
  }
}
