import type { Transaction } from '../../db/database.ts';
import { globalStanding } from '../leaderboards/service.ts';
import { addStatistics, improveBestPosition, type StatisticsChange } from './repository.ts';

/** Adds a settled quiz to what a player has answered. Call it after `recordScore`: it keeps the best rank too. */
export async function recordStatistics(tx: Transaction, change: StatisticsChange): Promise<void> {
  await addStatistics(tx, change);
  const { rank } = await globalStanding(tx, change.userId);
  if (rank > 0) await improveBestPosition(tx, change.userId, rank);
}
