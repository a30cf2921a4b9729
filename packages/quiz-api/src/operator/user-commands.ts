import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import type { User } from '../domains/accounts/repository.ts';
import { setActive } from '../domains/accounts/service.ts';
import { userRowOf } from '../domains/accounts/user-row.ts';
import { findBalance } from '../domains/ledger/balance.ts';
import { grant } from '../domains/ledger/grant.ts';
import { spend } from '../domains/ledger/spend.ts';
import { createLoadUsers } from './create-load-users.ts';
import { getOperand } from './get-operand.ts';
import { CommandRefused, type Runs } from './operator-tools.ts';

export const userCommands = {
  async 'user find'({ user }, { tx }) {
    return describe(tx, await getOperand(tx, user));
  },

  async 'user deactivate'({ user }, { tx, now }) {
    const { id } = await getOperand(tx, user);
    return describe(tx, await setActive(tx, id, false, now));
  },

  async 'user activate'({ user }, { tx, now }) {
    const { id } = await getOperand(tx, user);
    return describe(tx, await setActive(tx, id, true, now));
  },

  /** Given coins are bonus coins: an operator makes nobody money. */
  async 'user coins'({ user, coins }, { tx, now }) {
    const { id } = await getOperand(tx, user);
    const move = { userId: id, title: 'coinsCorrected', key: `operator:${randomUUID()}`, at: now } as const;
    if (coins > 0) await grant(tx, { ...move, kind: 'bonus', amount: coins });
    else if ((await spend(tx, { ...move, amount: -coins })) === 'NOT_ENOUGH_COINS') {
      throw new CommandRefused(`The player does not have ${-coins} coins.`);
    }
    return { coins, balance: await findBalance(tx, id) };
  },

  async 'load-users'({ count, coins }, { tx, tokens, now }) {
    return { users: await createLoadUsers(tx, tokens, { count, coins, at: now }) };
  },
} satisfies Partial<Runs>;

async function describe(tx: Transaction, user: User): Promise<object> {
  const row = await userRowOf(tx, user, (stored) => stored);
  return { ...row, balance: await findBalance(tx, user.id) };
}
