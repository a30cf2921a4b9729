import type { UserId } from '@quiz-arena/contract/ids';
import type { DuelResult } from '@quiz-arena/contract/quiz-results';
import { isProvisional, type Rating, rateGame } from '@quiz-arena/quiz-rules/rating';
import type { DuelSettlement } from '@quiz-arena/quiz-rules/settle-duel';
import { asc, inArray, sql } from 'drizzle-orm';
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
  await saveRatings(tx, [
    { id: first, ...oneAfter },
    { id: second, ...otherAfter },
  ]);
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

/** Both rows are locked: their order does not matter. */
async function saveRatings(tx: Transaction, ratings: readonly ({ id: UserId } & Rating)[]): Promise<void> {
  await tx.execute(sql`
    update ${users} as player
    set rating = after.rating, rating_deviation = after.deviation, rating_volatility = after.volatility
    from jsonb_to_recordset(${JSON.stringify(ratings)})
      as after (id bigint, rating float8, deviation float8, volatility float8)
    where player.id = after.id`);
}
