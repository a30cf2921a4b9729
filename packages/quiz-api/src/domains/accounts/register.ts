import { randomInt } from 'node:crypto';
import type { Settings } from '@quiz-arena/contract/settings';
import type { Transaction } from '../../db/database.ts';
import { awardBadges } from '../badges/service.ts';
import { grant } from '../ledger/grant.ts';
import {
  findUserByFirebaseId,
  findUserByReferCode,
  insertUser,
  isDeletedIdentity,
  type NewUser,
  type User,
  updateUser,
} from './repository.ts';

/** Without look-alikes: it is read out and typed. */
const REFER_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REFER_CODE_LENGTH = 8;

export interface Registration {
  readonly user: Omit<NewUser, 'referCode' | 'friendsCode' | 'registeredAt'>;
  readonly friendsCode: string | undefined;
  /** Hashes that tell whether this person had an account before. */
  readonly identityHashes: string[];
  readonly settings: Settings;
  readonly at: Date;
}

/**
 * Creates the account and gives its bonuses: welcome, and on top of it for a valid referral code something to
 * both. Somebody who deleted an account before gets the account, not the bonuses.
 * @returns undefined when the identity has an account already
 */
export async function register(tx: Transaction, registration: Registration): Promise<User | undefined> {
  const user = await insertWithReferCode(tx, registration);
  if (!user || (await isDeletedIdentity(tx, registration.identityHashes))) return user;
  const { settings, at } = registration;
  const bonus = { userId: user.id, kind: 'bonus', at } as const;
  await grant(tx, {
    ...bonus,
    amount: settings.welcome_bonus_coin,
    title: 'welcomeBonus',
    key: `welcome:${user.id}`,
  });
  return (await honourReferral(tx, user, registration)) ?? user;
}

async function insertWithReferCode(tx: Transaction, { user, at }: Registration): Promise<User | undefined> {
  for (;;) {
    const inserted = await insertUser(tx, { ...user, referCode: newReferCode(), registeredAt: at });
    if (inserted) return inserted;
    if (await findUserByFirebaseId(tx, user.firebaseId)) return undefined;
  }
}

function newReferCode(): string {
  const letters = Array.from({ length: REFER_CODE_LENGTH }, () => randomInt(REFER_CODE_LETTERS.length));
  return letters.map((index) => REFER_CODE_LETTERS[index]).join('');
}

/** An unknown code is ignored; a newcomer's own cannot be known yet. */
async function honourReferral(
  tx: Transaction,
  user: User,
  { friendsCode, settings, at }: Registration,
): Promise<User | undefined> {
  if (friendsCode === undefined) return undefined;
  const owner = await findUserByReferCode(tx, friendsCode);
  if (!owner?.isActive || owner.id === user.id) return undefined;
  await grant(tx, {
    userId: user.id,
    kind: 'bonus',
    amount: settings.refer_coin,
    title: 'usedReferCode',
    key: `referred:${user.id}`,
    at,
  });
  await grant(tx, {
    userId: owner.id,
    kind: 'bonus',
    amount: settings.earn_coin,
    title: 'referCodeToFriend',
    key: `referral:${user.id}`,
    at,
  });
  await awardBadges(tx, [{ userId: owner.id, counted: { sharing_caring: 1 } }], at);
  return await updateUser(tx, user.id, { friendsCode: owner.referCode });
}
