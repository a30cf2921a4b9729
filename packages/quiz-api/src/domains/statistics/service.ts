import type { Transaction } from '../../db/database.ts';
import { selectGlobalRanks } from '../leaderboards/service.ts';
import { addStatistics, type StatisticsChange } from './repository.ts';

/**
 * Adds a settled quiz to what its players have answered, no player twice. Call it after `recordScores`: it keeps the
 * best rank too.
 */
export async function recordStatistics(tx: Transaction, changes: readonly StatisticsChange[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ userId }) => userId);
  await addStatistics(tx, changes, selectGlobalRanks(ids));
}
