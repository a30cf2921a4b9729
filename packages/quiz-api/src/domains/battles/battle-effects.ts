import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import type { Transaction } from '../../db/database.ts';
import { advanceBadge, unlockBadges } from '../badges/service.ts';
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
 * Statistics and badges of one player of a battle that counts. Players must be locked, and come in the order
 * of their ids, so that two settlements never wait for each other.
 * @returns the badges that were locked until now
 */
export async function recordBattleEffects(
  tx: Transaction,
  match: Match,
  effects: BattleEffects,
  now: Date,
): Promise<BadgeType[]> {
  const { userId, correct } = effects;
  const player = { userId, at: now };
  await recordStatistics(tx, {
    ...player,
    answered: match.questions.length,
    correct,
    categoryId: match.categoryId ?? undefined,
  });
  return [
    ...(await unlockBadges(tx, { ...player, badges: effects.badges })),
    ...(await advanceBadge(tx, { ...player, badge: 'big_thing', by: correct })),
    ...(await advanceBadge(tx, { ...player, badge: 'elite', by: effects.coinsWon })),
  ];
}
