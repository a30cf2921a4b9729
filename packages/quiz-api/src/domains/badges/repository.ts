import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { playerBadges } from '../../db/schema/badges.ts';

export type PlayerBadge = typeof playerBadges.$inferSelect;

export async function listPlayerBadges(db: Queryable, userId: UserId): Promise<PlayerBadge[]> {
  return db.select().from(playerBadges).where(eq(playerBadges.userId, userId));
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

/** How far players have come with badges. */
export interface BadgeStanding {
  /** Of what was counted just now. */
  readonly progress: readonly (BadgeOf & { readonly progress: number })[];
  /** Badges that the players have. */
  readonly unlocked: readonly BadgeOf[];
}

/** Adds to what is counted for badges, none of them named twice, and tells how far the players are. */
export async function addProgress(
  tx: Transaction,
  userIds: readonly UserId[],
  steps: readonly (BadgeOf & { readonly by: number })[],
): Promise<BadgeStanding> {
  const { rows } = await tx.execute<{ userId: UserId; badge: BadgeType; progress: number | null }>(sql`
    with counted as (
      insert into ${playerBadges} as known (user_id, badge, progress)
      select "userId", badge, by
      from jsonb_to_recordset(${JSON.stringify(steps)}) as step ("userId" bigint, badge text, by int)
      order by "userId", badge
      on conflict (user_id, badge) do update set progress = known.progress + excluded.progress
      returning user_id, badge, progress
    )
    select user_id::text as "userId", badge, progress from counted
    union all
    select user_id::text, badge, null from ${playerBadges}
    where ${inArray(playerBadges.userId, [...userIds])} and unlocked_at is not null`);
  return {
    progress: rows.flatMap(({ progress, ...of }) => (progress === null ? [] : [{ ...of, progress }])),
    unlocked: rows.filter(({ progress }) => progress === null),
  };
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
