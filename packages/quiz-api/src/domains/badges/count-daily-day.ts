import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import type { Transaction } from '../../db/database.ts';
import { advanceDailyBadge } from './service.ts';

/** A settled daily quiz: counts the day whose list it was. */
export async function countDailyDay(
  tx: Transaction,
  { userId, place }: { readonly userId: UserId; readonly place: string },
  { now }: { readonly now: Date },
): Promise<BadgeType[]> {
  return await advanceDailyBadge(tx, { userId, badge: 'thirsty', today: place, at: now });
}
