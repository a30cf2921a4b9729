import { type BadgeType, badges } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import { isBadgeEarned } from '@quiz-arena/quiz-rules/badges';
import { dayBefore } from '@quiz-arena/quiz-rules/calendar-day';
import type { Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { grant } from '../ledger/grant.ts';
import { lockPlayers } from '../ledger/lock-players.ts';
import { addDay, addProgress, countUnlocked, markClaimed, unlockBadge } from './repository.ts';

interface Progress {
  readonly userId: UserId;
  readonly badge: BadgeType;
  readonly at: Date;
}

/**
 * Unlocks badges whose rule was fulfilled; one that is unlocked already stays as it is.
 * @returns those that were locked until now
 */
export async function unlockBadges(
  tx: Transaction,
  { userId, badges: earned, at }: { userId: UserId; badges: readonly BadgeType[]; at: Date },
): Promise<BadgeType[]> {
  const unlocked: BadgeType[] = [];
  for (const badge of earned) if (await unlockBadge(tx, { userId, badge, at })) unlocked.push(badge);
  if (unlocked.length === 0 || !isBadgeEarned('power_elite', await countUnlocked(tx, userId)))
    return unlocked;
  const isElite = await unlockBadge(tx, { userId, badge: 'power_elite', at });
  return isElite ? [...unlocked, 'power_elite'] : unlocked;
}

/**
 * Adds to what is counted for a badge (people, coins, answers, wins in a row) and unlocks it when that is enough.
 * @returns what this step unlocked
 */
export async function advanceBadge(tx: Transaction, step: Progress & { by: number }): Promise<BadgeType[]> {
  if (step.by === 0) return [];
  const progress = await addProgress(tx, step);
  if (!isBadgeEarned(step.badge, progress)) return [];
  return await unlockBadges(tx, { userId: step.userId, badges: [step.badge], at: step.at });
}

/** Counts a calendar day (in the system's zone) towards a badge of days in a row. @returns what this unlocked */
export async function advanceDailyBadge(
  tx: Transaction,
  step: Progress & { today: string },
): Promise<BadgeType[]> {
  const { userId, badge, today, at } = step;
  const days = await addDay(tx, { userId, badge, today, yesterday: dayBefore(today) });
  return isBadgeEarned(badge, days) ? await unlockBadges(tx, { userId, badges: [badge], at }) : [];
}

/** Pays the reward of an unlocked badge, once. @throws Refusal NOT_ALLOWED for a locked or claimed one */
export async function claimBadge(tx: Transaction, { userId, badge, at }: Progress): Promise<void> {
  await lockPlayers(tx, [userId]);
  if (!(await markClaimed(tx, { userId, badge, at }))) throw new Refusal('NOT_ALLOWED');
  const { reward } = badges[badge];
  await grant(tx, {
    userId,
    kind: 'bonus',
    amount: reward,
    title: 'rewardByScratchingCard',
    key: `badge:${userId}:${badge}`,
    at,
  });
  await advanceBadge(tx, { userId, badge: 'elite', by: reward, at });
}
