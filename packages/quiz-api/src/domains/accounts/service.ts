import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import { isBadgeEarned } from '@quiz-arena/quiz-rules/badges';
import { dayBefore, dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import type { Database, Queryable } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { unlockBadges } from '../badges/service.ts';
import { setRankingVisibility } from '../leaderboards/service.ts';
import { closeAccount } from '../ledger/close-account.ts';
import { identityHashes } from './identity-hash.ts';
import {
  countDay,
  deleteUser,
  findUser,
  keepDeletedIdentities,
  type User,
  updateUser,
} from './repository.ts';
import { recordRevocation } from './revocations.ts';

const STREAK: BadgeType = 'streak';

/** A user by id. @throws Refusal USER_NOT_FOUND */
export async function getUser(db: Queryable, id: UserId): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new Refusal('USER_NOT_FOUND');
  return user;
}

/** Counts today (in the system's zone) towards the streak; only the first call of a day does anything. */
export async function advanceStreak(db: Database, user: User, at: Date, zone: string): Promise<void> {
  const today = dayIn(zone, at);
  if (user.lastSeenDay === today) return;
  await db.transaction(async (tx) => {
    const counted = await countDay(tx, user.id, { today, yesterday: dayBefore(today) });
    if (counted && isBadgeEarned(STREAK, counted.streakDays)) {
      await unlockBadges(tx, { userId: user.id, badges: [STREAK], at });
    }
  });
}

/** Closes an account to its player, whose tokens end at once, or opens it again. @throws Refusal USER_NOT_FOUND */
export async function setActive(db: Database, userId: UserId, isActive: boolean, at: Date): Promise<User> {
  return db.transaction(async (tx) => {
    const user = await updateUser(tx, userId, isActive ? { isActive } : { isActive, tokenId: null });
    if (!user) throw new Refusal('USER_NOT_FOUND');
    await setRankingVisibility(tx, userId, isActive);
    if (!isActive) {
      await recordRevocation(tx, { userId, reason: 'deactivated', validTokenHash: '', revokedAt: at });
    }
    return user;
  });
}

/**
 * Deletes a person: every row that is theirs, the rest of their coins to the house. Keyed hashes remain, so that
 * bonuses cannot be had again.
 * @throws Refusal NOT_ALLOWED while a battle's fee is held
 */
export async function deleteAccount(
  db: Database,
  userId: UserId,
  { erasureSecret, at }: { erasureSecret: string; at: Date },
): Promise<User> {
  return db.transaction(async (tx) => {
    if ((await closeAccount(tx, { userId, at })) === 'MATCH_OPEN') throw new Refusal('NOT_ALLOWED');
    const user = await getUser(tx, userId);
    await setRankingVisibility(tx, userId, false);
    await keepDeletedIdentities(tx, identityHashes(erasureSecret, user), at);
    await deleteUser(tx, userId);
    await recordRevocation(tx, { userId, reason: 'deleted', validTokenHash: '', revokedAt: at });
    return user;
  });
}
