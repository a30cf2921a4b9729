import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import { isBadgeEarned } from '@quiz-arena/quiz-rules/badges';
import { dayBefore, dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { countAttempts, lockAllAttempts } from '../attempts/lock-all-attempts.ts';
import { awardBadges } from '../badges/service.ts';
import { setRankingVisibility } from '../leaderboards/service.ts';
import { closeAccount } from '../ledger/close-account.ts';
import { lockPlayers } from '../ledger/lock-players.ts';
import { lockPayments } from '../wallet/payment-requests.ts';
import { identityHashes } from './identity-hash.ts';
import { queueIdentityRemoval } from './identity-removals.ts';
import {
  countDay,
  deleteUser,
  findUser,
  keepDeletedIdentities,
  lockUser,
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
      await awardBadges(tx, [{ userId: user.id, earned: [STREAK] }], at);
    }
  });
}

/** Closes an account to its player, whose tokens end at once, or opens it again. @throws Refusal USER_NOT_FOUND */
export async function setActive(db: Database, userId: UserId, isActive: boolean, at: Date): Promise<User> {
  return db.transaction(async (tx) => {
    await lockPlayers(tx, [userId]);
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
 * Deletes a person: every row that is theirs, the rest of their coins to the house, by and by the account at the
 * sign-in service. Keyed hashes remain, so that
 * bonuses cannot be had again.
 * @throws Refusal NOT_ALLOWED while a battle's fee is held
 */
export async function deleteAccount(
  db: Database,
  userId: UserId,
  erasure: { erasureSecret: string; at: Date },
): Promise<User> {
  for (;;) {
    const user = await db.transaction((tx) => deleteLocked(tx, userId, erasure));
    if (user !== 'ATTEMPT_OPENED') return user;
  }
}

/**
 * Takes all locks in the order of `lockPlayers` before it writes: the attempts and redeem requests, the balance, the user. An attempt that was
 * opened between the first and the last lock may be held by whoever waits for this player: then nothing is done.
 */
async function deleteLocked(
  tx: Transaction,
  userId: UserId,
  { erasureSecret, at }: { erasureSecret: string; at: Date },
): Promise<User | 'ATTEMPT_OPENED'> {
  const attempts = await lockAllAttempts(tx, userId);
  await lockPayments(tx, userId);
  await lockPlayers(tx, [userId]);
  const user = await lockUser(tx, userId);
  if (!user) throw new Refusal('USER_NOT_FOUND');
  if ((await countAttempts(tx, userId)) !== attempts) return 'ATTEMPT_OPENED';
  if ((await closeAccount(tx, { userId, at })) === 'MATCH_OPEN') throw new Refusal('NOT_ALLOWED');
  await setRankingVisibility(tx, userId, false);
  await queueIdentityRemoval(tx, user.firebaseId, at);
  await keepDeletedIdentities(tx, identityHashes(erasureSecret, user), at);
  await deleteUser(tx, userId);
  await recordRevocation(tx, { userId, reason: 'deleted', validTokenHash: '', revokedAt: at });
  return user;
}
