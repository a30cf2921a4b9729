import type { UserId } from '@quiz-arena/contract/ids';
import type { Queryable, Transaction } from '../../db/database.ts';
import { type BoardPeriod, periodOf } from './board-period.ts';
import { addToBoards, findRanked, setHidden } from './repository.ts';

/** Adds the points of settled quizzes (may be negative) to the daily, monthly and global boards, no player twice. */
export async function recordScores(
  tx: Transaction,
  scores: readonly { readonly userId: UserId; readonly points: number }[],
  {
    at,
    zone,
  }: {
    at: Date;
    /** The setting system_timezone: whose days and months count. */
    zone: string;
  },
): Promise<void> {
  const places = [periodOf('daily', at, zone), periodOf('monthly', at, zone), periodOf('global', at, zone)];
  const counted = scores.filter(({ points }) => points !== 0);
  await addToBoards(
    tx,
    counted.flatMap(({ userId, points }) => places.map((place) => ({ ...place, userId, points }))),
    at,
  );
}

const GLOBAL: BoardPeriod = { board: 'global', period: 'all' };

/** A player's all-time score and rank; both 0 before the first score. */
export async function globalStanding(
  db: Queryable,
  userId: UserId,
): Promise<{ score: number; rank: number }> {
  const [row] = await findRanked(db, GLOBAL, [userId]);
  return { score: row?.score ?? 0, rank: row?.rank ?? 0 };
}

/** The all-time ranks of those players that have a score. */
export async function globalRanks(db: Queryable, userIds: readonly UserId[]): Promise<Map<UserId, number>> {
  const rows = await findRanked(db, GLOBAL, userIds);
  return new Map(rows.map(({ userId, rank }) => [userId, rank]));
}

/** Takes a closed account out of all rankings, or puts a reopened one back. */
export async function setRankingVisibility(tx: Transaction, userId: UserId, isShown: boolean): Promise<void> {
  await setHidden(tx, userId, !isShown);
}
