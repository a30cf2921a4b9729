import type { UserId } from '@quiz-arena/contract/ids';
import type { Queryable, Transaction } from '../../db/database.ts';
import { type BoardPeriod, periodOf } from './board-period.ts';
import { addToBoards, findRanked, setHidden } from './repository.ts';

/** Adds the points of a settled quiz (may be negative) to the daily, monthly and global boards. */
export async function recordScore(
  tx: Transaction,
  result: {
    userId: UserId;
    points: number;
    at: Date;
    /** The setting system_timezone: whose days and months count. */
    zone: string;
  },
): Promise<void> {
  if (result.points === 0) return;
  const boards: BoardPeriod[] = [
    periodOf('daily', result.at, result.zone),
    periodOf('monthly', result.at, result.zone),
    periodOf('global', result.at, result.zone),
  ];
  await addToBoards(
    tx,
    boards.map((place) => ({ ...place, userId: result.userId, points: result.points, at: result.at })),
  );
}

/** A player's all-time score and rank; both 0 before the first score. */
export async function globalStanding(
  db: Queryable,
  userId: UserId,
): Promise<{ score: number; rank: number }> {
  const row = await findRanked(db, { board: 'global', period: 'all' }, userId);
  return { score: row?.score ?? 0, rank: row?.rank ?? 0 };
}

/** Takes a closed account out of all rankings, or puts a reopened one back. */
export async function setRankingVisibility(tx: Transaction, userId: UserId, isShown: boolean): Promise<void> {
  await setHidden(tx, userId, !isShown);
}
