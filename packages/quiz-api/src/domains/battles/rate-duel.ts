import type { UserId } from '@quiz-arena/contract/ids';
import type { DuelResult } from '@quiz-arena/contract/quiz-results';
import { isProvisional, type Rating, rateGame } from '@quiz-arena/quiz-rules/rating';
import type { DuelSettlement } from '@quiz-arena/quiz-rules/settle-duel';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { byId } from './sound-receipt.ts';

type RatingChange = DuelResult['ratings'][string];

/** Glicko-2 for a random battle of two people that counts; each battle is a rating period of its own. */
export async function rateDuel(tx: Transaction, duel: DuelSettlement): Promise<DuelResult['ratings']> {
  const [first, second] = duel.players.map(({ userId }) => userId).sort(byId);
  if (first === undefined || second === undefined) return {};
  const ratings = await lockRatings(tx, [first, second]);
  const [one, other] = [ratings.get(first), ratings.get(second)];
  if (one === undefined || other === undefined) return {};
  const score = duel.winnerId === null ? 0.5 : duel.winnerId === first ? 1 : 0;
  const [oneAfter, otherAfter] = rateGame(one, other, score);
  await saveRating(tx, first, oneAfter);
  await saveRating(tx, second, otherAfter);
  return {
    [first]: changeOf(one, oneAfter),
    [second]: changeOf(other, otherAfter),
  };
}

function changeOf(before: Rating, after: Rating): RatingChange {
  return { before: before.rating, after: after.rating, is_provisional: isProvisional(after) };
}

async function lockRatings(tx: Transaction, ids: UserId[]): Promise<Map<UserId, Rating>> {
  const rows = await tx
    .select({
      id: users.id,
      rating: users.rating,
      deviation: users.ratingDeviation,
      volatility: users.ratingVolatility,
    })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for('no key update');
  return new Map(rows.map(({ id, ...rating }) => [id, rating]));
}

async function saveRating(tx: Transaction, userId: UserId, rating: Rating): Promise<void> {
  await tx
    .update(users)
    .set({
      rating: rating.rating,
      ratingDeviation: rating.deviation,
      ratingVolatility: rating.volatility,
    })
    .where(eq(users.id, userId));
}
