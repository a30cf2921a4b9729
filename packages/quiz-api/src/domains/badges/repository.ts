import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { playerBadges } from '../../db/schema/badges.ts';

export type PlayerBadge = typeof playerBadges.$inferSelect;

export async function listPlayerBadges(db: Queryable, userId: UserId): Promise<PlayerBadge[]> {
  return db.select().from(playerBadges).where(eq(playerBadges.userId, userId));
}

/** How many badges each of these players has. */
export async function countUnlocked(db: Queryable, userIds: readonly UserId[]): Promise<Map<UserId, number>> {
  const rows = await db
    .select({ userId: playerBadges.userId, badges: count() })
    .from(playerBadges)
    .where(and(inArray(playerBadges.userId, [...userIds]), isNotNull(playerBadges.unlockedAt)))
    .groupBy(playerBadges.userId);
  return new Map(rows.map(({ userId, badges }) => [userId, badges]));
}

export interface BadgeOf {
  readonly userId: UserId;
  readonly badge: BadgeType;
}

/** Unlocks badges, none of them named twice. @returns those that were locked until now */
export async function unlockAll(tx: Transaction, badges: readonly BadgeOf[], at: Date): Promise<BadgeOf[]> {
  if (badges.length === 0) return [];
  return await tx
    .insert(playerBadges)
    .values(badges.toSorted(inOneOrder).map(({ userId, badge }) => ({ userId, badge, unlockedAt: at })))
    .onConflictDoUpdate({
      target: [playerBadges.userId, playerBadges.badge],
      set: { unlockedAt: at },
      setWhere: isNull(playerBadges.unlockedAt),
    })
    .returning({ userId: playerBadges.userId, badge: playerBadges.badge });
}

/** Adds to what is counted for badges, none of them named twice. @returns how far each has come */
export async function addProgress(
  tx: Transaction,
  steps: readonly (BadgeOf & { readonly by: number })[],
): Promise<(BadgeOf & { progress: number })[]> {
  if (steps.length === 0) return [];
  return await tx
    .insert(playerBadges)
    .values(steps.toSorted(inOneOrder).map(({ userId, badge, by }) => ({ userId, badge, progress: by })))
    .onConflictDoUpdate({
      target: [playerBadges.userId, playerBadges.badge],
      set: { progress: sql`${playerBadges.progress} + excluded.progress` },
    })
    .returning({ userId: playerBadges.userId, badge: playerBadges.badge, progress: playerBadges.progress });
}

/** Whoever changes several rows takes them in this order, so that no two wait for each other. */
function inOneOrder(one: BadgeOf, other: BadgeOf): number {
  return Number(one.userId) - Number(other.userId) || (one.badge < other.badge ? -1 : 1);
}

/** Counts a day towards a badge of days in a row; a day that was counted already changes nothing. */
export async function addDay(
  tx: Transaction,
  { userId, badge, today, yesterday }: { userId: UserId; badge: BadgeType; today: string; yesterday: string },
): Promise<number> {
  const [row] = await tx
    .insert(playerBadges)
    .values({ userId, badge, progress: 1, progressDay: today })
    .onConflictDoUpdate({
      target: [playerBadges.userId, playerBadges.badge],
      set: {
        progress: sql`case when ${playerBadges.progressDay} = ${today} then ${playerBadges.progress}
          when ${playerBadges.progressDay} = ${yesterday} then ${playerBadges.progress} + 1 else 1 end`,
        progressDay: today,
      },
    })
    .returning({ progress: playerBadges.progress });
  return row?.progress ?? 0;
}

/** True for the one call that claims an unlocked badge's reward. */
export async function markClaimed(
  tx: Transaction,
  { userId, badge, at }: { userId: UserId; badge: BadgeType; at: Date },
): Promise<boolean> {
  const claimed = await tx
    .update(playerBadges)
    .set({ claimedAt: at })
    .where(
      and(
        eq(playerBadges.userId, userId),
        eq(playerBadges.badge, badge),
        isNotNull(playerBadges.unlockedAt),
        isNull(playerBadges.claimedAt),
      ),
    )
    .returning({ badge: playerBadges.badge });
  return claimed.length > 0;
}
