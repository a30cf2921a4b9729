import { type BadgeType, badges, badgeTypes } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import { isBadgeEarned } from '@quiz-arena/quiz-rules/badges';
import { dayBefore } from '@quiz-arena/quiz-rules/calendar-day';
import type { Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { grant } from '../ledger/grant.ts';
import { lockPlayers } from '../ledger/lock-players.ts';
import { addDay, addProgress, type BadgeOf, markClaimed, unlockAll } from './repository.ts';

/** What one player's deed does for badges. */
export interface BadgeDeed {
  readonly userId: UserId;
  /** Badges whose rule it fulfils; one that is unlocked already stays as it is. */
  readonly earned?: readonly BadgeType[];
  /** What it adds to what is counted for a badge (people, coins, answers), which unlocks it when that is enough. */
  readonly counted?: Readonly<Partial<Record<BadgeType, number>>>;
}

/**
 * Unlocks what deeds of players have earned, and power_elite for whoever has enough badges then. No player twice.
 * @returns the badges that were locked until now, in their fixed order, by player
 */
export async function awardBadges(
  tx: Transaction,
  deeds: readonly BadgeDeed[],
  at: Date,
): Promise<Map<UserId, BadgeType[]>> {
  if (deeds.length === 0) return new Map();
  const steps = deeds.flatMap(({ userId, counted = {} }) =>
    badgeTypes.flatMap((badge) => {
      const by = counted[badge] ?? 0;
      return by === 0 ? [] : [{ userId, badge, by }];
    }),
  );
  const standing = await addProgress(
    tx,
    deeds.map(({ userId }) => userId),
    steps,
  );
  const earned = deeds.flatMap(({ userId, earned: badges = [] }) =>
    badges.map((badge) => ({ userId, badge })),
  );
  const reached = standing.progress.filter((step) => isBadgeEarned(step.badge, step.progress));
  const locked = [...earned, ...reached].filter((badge) => !isAmong(standing.unlocked, badge));
  const unlocked = await unlockAll(tx, locked, at);
  const elite = await unlockElite(tx, { unlocked, before: standing.unlocked }, at);
  const byPlayer = Map.groupBy([...unlocked, ...elite], ({ userId }) => userId);
  return new Map([...byPlayer].map(([userId, rows]) => [userId, inFixedOrder(rows)]));
}

function isAmong(all: readonly BadgeOf[], { userId, badge }: BadgeOf): boolean {
  return all.some((each) => each.userId === userId && each.badge === badge);
}

function inFixedOrder(rows: readonly BadgeOf[]): BadgeType[] {
  return badgeTypes.filter((type) => rows.some(({ badge }) => badge === type));
}

/** Whoever unlocked a badge now and has enough of them. */
async function unlockElite(
  tx: Transaction,
  { unlocked, before }: { unlocked: readonly BadgeOf[]; before: readonly BadgeOf[] },
  at: Date,
): Promise<BadgeOf[]> {
  const badges = Map.groupBy([...before, ...unlocked], ({ userId }) => userId);
  const elite = [...new Set(unlocked.map(({ userId }) => userId))]
    .filter((userId) => isBadgeEarned('power_elite', badges.get(userId)?.length ?? 0))
    .map((userId) => ({ userId, badge: 'power_elite' as const }));
  return await unlockAll(
    tx,
    elite.filter((badge) => !isAmong(before, badge)),
    at,
  );
}

/** Counts a calendar day (in the system's zone) towards a badge of days in a row. @returns what this unlocked */
export async function advanceDailyBadge(
  tx: Transaction,
  step: { userId: UserId; badge: BadgeType; today: string; at: Date },
): Promise<BadgeType[]> {
  const { userId, badge, today, at } = step;
  const days = await addDay(tx, { userId, badge, today, yesterday: dayBefore(today) });
  if (!isBadgeEarned(badge, days)) return [];
  return (await awardBadges(tx, [{ userId, earned: [badge] }], at)).get(userId) ?? [];
}

/** Pays the reward of an unlocked badge, once. @throws Refusal NOT_ALLOWED for a locked or claimed one */
export async function claimBadge(
  tx: Transaction,
  { userId, badge, at }: { userId: UserId; badge: BadgeType; at: Date },
): Promise<void> {
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
  await awardBadges(tx, [{ userId, counted: { elite: reward } }], at);
}
