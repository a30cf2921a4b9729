import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { playerBadges } from '../../db/schema/badges.ts';

export type PlayerBadge = typeof playerBadges.$inferSelect;

export async function listPlayerBadges(db: Queryable, userId: UserId): Promise<PlayerBadge[]> {
  return db.select().from(playerBadges).where(eq(playerBadges.userId, userId));
}

export async function countUnlocked(db: Queryable, userId: UserId): Promise<number> {
  return db.$count(playerBadges, and(eq(playerBadges.userId, userId), isNotNull(playerBadges.unlockedAt)));
}

/** True when the badge was locked until now. */
export async function unlockBadge(
  tx: Transaction,
  { userId, badge, at }: { userId: UserId; badge: BadgeType; at: Date },
): Promise<boolean> {
  const unlocked = await tx
    .insert(playerBadges)
    .values({ userId, badge, unlockedAt: at })
    .onConflictDoUpdate({
      target: [playerBadges.userId, playerBadges.badge],
      set: { unlockedAt: at },
      setWhere: isNull(playerBadges.unlockedAt),
    })
    .returning({ badge: playerBadges.badge });
  return unlocked.length > 0;
}

export async function addProgress(
  tx: Transaction,
  { userId, badge, by }: { userId: UserId; badge: BadgeType; by: number },
): Promise<number> {
  const [row] = await tx
    .insert(playerBadges)
    .values({ userId, badge, progress: by })
    .onConflictDoUpdate({
      target: [playerBadges.userId, playerBadges.badge],
      set: { progress: sql`${playerBadges.progress} + ${by}` },
    })
    .returning({ progress: playerBadges.progress });
  return row?.progress ?? 0;
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
