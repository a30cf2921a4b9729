import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import type { MatchId, UserId } from '@quiz-arena/contract/ids';
import type { Rating } from '@quiz-arena/quiz-rules/rating';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { battleMatches, battleResults, battleTallies, friendBattleDays } from '../../db/schema/battles.ts';

export type Match = typeof battleMatches.$inferSelect;
export type NewMatch = typeof battleMatches.$inferInsert;
export type MatchEnd = Pick<NewMatch, 'receiptDigest' | 'result'> & {
  state: 'settled' | 'void';
  endedAt: Date;
};
export type BattleTally = typeof battleTallies.$inferSelect;

export async function insertMatch(tx: Transaction, match: NewMatch): Promise<void> {
  await tx.insert(battleMatches).values(match).onConflictDoNothing();
}

/** A match, locked until the transaction ends: the first lock of whatever decides a match. */
export async function lockMatch(tx: Transaction, matchId: MatchId): Promise<Match | undefined> {
  const [match] = await tx
    .select()
    .from(battleMatches)
    .where(eq(battleMatches.matchId, matchId))
    .for('update');
  return match;
}

export async function endMatch(tx: Transaction, matchId: MatchId, end: MatchEnd): Promise<void> {
  await tx.update(battleMatches).set(end).where(eq(battleMatches.matchId, matchId));
}

export async function renewOpenMatches(db: Queryable, ids: readonly MatchId[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(battleMatches)
    .set({ renewedAt: at })
    .where(and(inArray(battleMatches.matchId, [...ids].sort()), eq(battleMatches.state, 'open')));
}

/** The states of those that are known. */
export async function findMatchStates(
  db: Queryable,
  ids: readonly MatchId[],
): Promise<Map<MatchId, Match['state']>> {
  if (ids.length === 0) return new Map();
  const known = await db
    .select({ matchId: battleMatches.matchId, state: battleMatches.state })
    .from(battleMatches)
    .where(inArray(battleMatches.matchId, [...ids]));
  return new Map(known.map(({ matchId, state }) => [matchId, state]));
}

/** Open matches that nobody renewed since `before`, the longest unrenewed first. */
export async function listUnrenewed(db: Queryable, before: Date, limit: number): Promise<MatchId[]> {
  const rows = await db
    .select({ matchId: battleMatches.matchId })
    .from(battleMatches)
    .where(and(eq(battleMatches.state, 'open'), lte(battleMatches.renewedAt, before)))
    .orderBy(asc(battleMatches.renewedAt))
    .limit(limit);
  return rows.map(({ matchId }) => matchId);
}

export type PlayedResult = typeof battleResults.$inferSelect;

/**
 * Keeps the results of a battle, whose players are locked, and counts them; a random battle also continues or ends the
 * row of wins, and changes ratings.
 * @returns random battles won in a row, by player
 */
export async function recordResults(
  tx: Transaction,
  results: readonly PlayedResult[],
  {
    isRandom,
    ratings,
  }: { readonly isRandom: boolean; readonly ratings: readonly (Rating & { readonly userId: UserId })[] },
): Promise<Map<UserId, number>> {
  if (results.length === 0) return new Map();
  const rows = results.map((result) => ({ ...result, ...tallyOf(result, isRandom) }));
  const { rows: tallies } = await tx.execute<{ userId: UserId; winsInRow: number }>(sql`
    with played as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}) as played ("matchId" text, "userId" bigint,
        "opponentId" bigint, outcome text, "endedAt" timestamptz, won int, drawn int, lost int, "winsInRow" int)
    ), kept as (
      insert into ${battleResults} (match_id, user_id, opponent_id, outcome, ended_at)
      select "matchId", "userId", "opponentId", outcome, "endedAt" from played
    ), rated as (
      update ${users} as player
      set rating = after.rating, rating_deviation = after.deviation, rating_volatility = after.volatility
      from jsonb_to_recordset(${JSON.stringify(ratings)})
        as after ("userId" bigint, rating float8, deviation float8, volatility float8)
      where player.id = after."userId"
    )
    insert into ${battleTallies} as own (user_id, won, drawn, lost, random_wins_in_row)
    select "userId", won, drawn, lost, "winsInRow" from played order by "userId"
    on conflict (user_id) do update set
      won = own.won + excluded.won, drawn = own.drawn + excluded.drawn, lost = own.lost + excluded.lost,
      random_wins_in_row = ${
        isRandom
          ? sql`(own.random_wins_in_row + 1) * excluded.random_wins_in_row`
          : sql`own.random_wins_in_row`
      }
    returning user_id::text as "userId", random_wins_in_row as "winsInRow"`);
  return new Map(tallies.map(({ userId, winsInRow }) => [userId, winsInRow]));
}

/** What one result alone makes of a tally. */
function tallyOf({ outcome }: PlayedResult, isRandom: boolean) {
  const ifTrue = (condition: boolean) => (condition ? 1 : 0);
  return {
    won: ifTrue(outcome === 'win'),
    drawn: ifTrue(outcome === 'draw'),
    lost: ifTrue(outcome === 'lose'),
    winsInRow: ifTrue(isRandom && outcome === 'win'),
  };
}

/** Counts a friend battle of a pair and tells the how manieth of the day it is. */
export async function countFriendBattle(
  tx: Transaction,
  pair: readonly [UserId, UserId],
  day: string,
): Promise<number> {
  const [firstUserId, secondUserId] = pair;
  const [row] = await tx
    .insert(friendBattleDays)
    .values({ firstUserId, secondUserId, day, battles: 1 })
    .onConflictDoUpdate({
      target: [friendBattleDays.firstUserId, friendBattleDays.secondUserId],
      set: {
        battles: sql`case when ${friendBattleDays.day} = excluded.day then ${friendBattleDays.battles} + 1 else 1 end`,
        day,
      },
    })
    .returning({ battles: friendBattleDays.battles });
  return row?.battles ?? 1;
}

export interface PlayedBattle {
  readonly opponentId: UserId | null;
  readonly opponentName: string | null;
  readonly opponentImage: string | null;
  readonly outcome: BattleOutcome;
  readonly endedAt: Date;
}

export async function listPlayedBattles(
  db: Queryable,
  query: { userId: UserId; order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<PlayedBattle[]> {
  const direction = query.order === 'asc' ? asc : desc;
  return await db
    .select({
      opponentId: battleResults.opponentId,
      opponentName: users.name,
      opponentImage: users.profileImage,
      outcome: battleResults.outcome,
      endedAt: battleResults.endedAt,
    })
    .from(battleResults)
    .leftJoin(users, eq(users.id, battleResults.opponentId))
    .where(eq(battleResults.userId, query.userId))
    .orderBy(direction(battleResults.endedAt), direction(battleResults.matchId))
    .offset(query.offset)
    .limit(query.limit);
}

export async function findTally(db: Queryable, userId: UserId): Promise<BattleTally | undefined> {
  const [tally] = await db.select().from(battleTallies).where(eq(battleTallies.userId, userId));
  return tally;
}
