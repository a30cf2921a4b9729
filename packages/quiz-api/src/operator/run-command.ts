import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { User } from '../domains/accounts/repository.ts';
import { setActive } from '../domains/accounts/service.ts';
import { userRowOf } from '../domains/accounts/user-row.ts';
import { reconcileMatches } from '../domains/battles/reconcile-matches.ts';
import { findBalance } from '../domains/ledger/balance.ts';
import { grant } from '../domains/ledger/grant.ts';
import { reconcile } from '../domains/ledger/reconcile.ts';
import type { CommandArguments, CommandName } from './command-specs.ts';
import { contestCommands } from './contest-commands.ts';
import { createLoadUsers } from './create-load-users.ts';
import { dailyCommands } from './daily-commands.ts';
import { examCommands } from './exam-commands.ts';
import { getOperand } from './get-operand.ts';
import { notifyCommand } from './notify-command.ts';
import { CommandRefused, type OperatorTools, type Runs } from './operator-tools.ts';
import { payoutCommands } from './payout-commands.ts';
import { reportCommands } from './report-commands.ts';
import { listActs } from './run-audited.ts';

const runs: Runs = {
  ...contestCommands,
  ...dailyCommands,
  ...examCommands,
  ...notifyCommand,
  ...payoutCommands,
  ...reportCommands,

  async 'settings get'({ key }, { reader }) {
    const all = await reader.readWire();
    return key === undefined ? all : { [key]: all[key] };
  },

  async 'settings set'({ key, value }, { reader }) {
    try {
      await reader.change(key, value);
    } catch (error) {
      if (error instanceof TypeError) throw new CommandRefused(`${key} does not take the value "${value}".`);
      throw error;
    }
    return { [key]: value };
  },

  async 'user show'({ user }, { db }) {
    return describe(db, await getOperand(db, user));
  },

  async 'user deactivate'({ user }, { db, clock }) {
    const { id } = await getOperand(db, user);
    return describe(db, await setActive(db, id, false, clock.now()));
  },

  async 'user activate'({ user }, { db, clock }) {
    const { id } = await getOperand(db, user);
    return describe(db, await setActive(db, id, true, clock.now()));
  },

  async 'user grant'({ user, coins, key }, { db, clock }) {
    const { id } = await getOperand(db, user);
    const gift = {
      userId: id,
      kind: 'bonus',
      amount: coins,
      title: 'rewardByScratchingCard',
      key: `operator:${key ?? randomUUID()}`,
      at: clock.now(),
    } as const;
    const result = await db.transaction((tx) => grant(tx, gift));
    return { result, balance: await findBalance(db, id) };
  },

  async 'load-users'({ count, coins }, { db, tokens, clock }) {
    return { users: await createLoadUsers(db, tokens, { count, coins, at: clock.now() }) };
  },

  async audit({ limit }, { db }) {
    return { acts: await listActs(db, limit) };
  },

  async reconcile(_given, { db, clock }) {
    const faults = [...(await reconcile(db)), ...(await reconcileMatches(db, clock.now()))];
    return { faults };
  },
};

/** Carries out one command with arguments that its schema has parsed. */
export async function runCommand<Name extends CommandName>(
  name: Name,
  given: CommandArguments<Name>,
  tools: OperatorTools,
): Promise<unknown> {
  return runs[name](given, tools);
}

async function describe(db: Database, user: User): Promise<object> {
  const row = await userRowOf(db, user, (stored) => stored);
  return { ...row, balance: await findBalance(db, user.id) };
}
