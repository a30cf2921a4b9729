import { reconcileMatches } from '../domains/battles/reconcile-matches.ts';
import { reconcile } from '../domains/ledger/reconcile.ts';
import type { CommandArguments, CommandName } from './command-specs.ts';
import { contentCommands } from './content-commands.ts';
import { contestCommands } from './contest-commands.ts';
import { dailyCommands } from './daily-commands.ts';
import { examCommands } from './exam-commands.ts';
import { noticeCommands } from './notice-commands.ts';
import { notifyCommand } from './notify-command.ts';
import type { OperatorTools, Runs } from './operator-tools.ts';
import { payoutCommands } from './payout-commands.ts';
import { reportCommands } from './report-commands.ts';
import { listActs } from './run-audited.ts';
import { settingsCommands } from './settings-commands.ts';
import { userCommands } from './user-commands.ts';

const runs: Runs = {
  ...settingsCommands,
  ...userCommands,
  ...contestCommands,
  ...dailyCommands,
  ...examCommands,
  ...notifyCommand,
  ...payoutCommands,
  ...reportCommands,
  ...noticeCommands,
  ...contentCommands,

  async audit({ limit }, { tx }) {
    return { acts: await listActs(tx, limit) };
  },

  async reconcile(_given, { tx, now }) {
    return { faults: [...(await reconcile(tx)), ...(await reconcileMatches(tx, now))] };
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
