import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import type { Transaction } from '../../db/database.ts';
import { awardBadges } from '../badges/service.ts';
import { recordStatistics } from '../statistics/service.ts';
import type { Match } from './repository.ts';

export interface BattleEffects {
  readonly userId: UserId;
  readonly correct: number;
  /** Coins won beyond the own stake. */
  readonly coinsWon: number;
  /** Badges whose rule this battle fulfilled. */
  readonly badges: readonly BadgeType[];
}

/**
 * Statistics and badges of the players of a battle that counts. They must be locked.
 * @returns the badges that were locked until now, by player
 */
export async function recordBattleEffects(
  tx: Transaction,
  match: Match,
  effects: readonly BattleEffects[],
  at: Date,
): Promise<Record<UserId, BadgeType[]>> {
  const answered = match.questions.length;
  const categoryId = match.categoryId ?? undefined;
  const changes = effects.map(({ userId, correct }) => ({ userId, answered, correct, categoryId, at }));
  await recordStatistics(tx, changes);
  const deeds = effects.map(({ userId, badges, correct, coinsWon }) => ({
    userId,
    earned: badges,
    counted: { big_thing: correct, elite: coinsWon },
  }));
  const unlocked = await awardBadges(tx, deeds, at);
  return Object.fromEntries(effects.map(({ userId }) => [userId, unlocked.get(userId) ?? []]));
}
