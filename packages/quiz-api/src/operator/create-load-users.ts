import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { insertUser, updateUser } from '../domains/accounts/repository.ts';
import { grant } from '../domains/ledger/grant.ts';
import type { ApiTokens } from '../http/api-token.ts';
import type { LoadUser } from './command-specs.ts';

/** Creates players who are signed in, with earned coins. They have no account at the sign-in service. */
export async function createLoadUsers(
  tx: Transaction,
  tokens: ApiTokens,
  { count, coins, at }: { count: number; coins: number; at: Date },
): Promise<LoadUser[]> {
  const created: LoadUser[] = [];
  for (let index = 0; index < count; index += 1) {
    const mark = randomUUID();
    const name = `Load ${mark.slice(0, 8)}`;
    const firebaseId = `load-${mark}`;
    const referCode = mark.replaceAll('-', '').slice(0, 20).toUpperCase();
    const user = await insertUser(tx, {
      firebaseId,
      signInType: 'email',
      name,
      referCode,
      registeredAt: at,
    });
    if (!user) throw new Error('a random identity was already taken');
    const { token, tokenId } = await tokens.issue({ userId: user.id, firebaseId });
    await updateUser(tx, user.id, { tokenId });
    await grant(tx, {
      userId: user.id,
      kind: 'earned',
      amount: coins,
      title: 'rewardByScratchingCard',
      key: `load:${user.id}`,
      at,
    });
    created.push({ user_id: user.id, name, api_token: token });
  }
  return created;
}
