import type { Transaction } from '../../db/database.ts';
import { globalStanding } from '../leaderboards/service.ts';
import { addStatistics, type StatisticsChange } from './repository.ts';

/** Adds a settled quiz to what a player has answered. Call it after `recordScores`: it keeps the best rank too. */
export async function recordStatistics(tx: Transaction, change: StatisticsChange): Promise<void> {
  const { rank } = await globalStanding(tx, change.userId);
  await addStatistics(tx, change, rank);
}
