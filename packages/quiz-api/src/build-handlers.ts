import type { ActionName } from '@quiz-arena/contract/action-registry';
import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import { type AccountTools, buildAccountHandlers } from './domains/accounts/actions.ts';
import { attemptHandlers } from './domains/attempts/actions.ts';
import { badgeHandlers } from './domains/badges/actions.ts';
import { type BattleTools, buildBattleHandlers } from './domains/battles/actions.ts';
import { catalogueHandlers } from './domains/catalogue/actions.ts';
import { dailyHandlers } from './domains/daily/actions.ts';
import { languageHandlers } from './domains/languages/actions.ts';
import { leaderboardHandlers } from './domains/leaderboards/actions.ts';
import { ledgerHandlers } from './domains/ledger/actions.ts';
import { notificationHandlers } from './domains/notifications/actions.ts';
import { practiceHandlers } from './domains/practice/actions.ts';
import { buildSettingsHandlers } from './domains/settings/actions.ts';
import type { SettingsReader } from './domains/settings/settings-reader.ts';
import { soloModeHandlers } from './domains/solo-modes/actions.ts';
import { statisticsHandlers } from './domains/statistics/actions.ts';
import { walletHandlers } from './domains/wallet/actions.ts';
import type { ActionHandlers } from './http/handler.ts';
import { type Handlers, type NOT_YET, notYet } from './http/not-yet.ts';

export interface HandlerTools extends AccountTools, BattleTools {
  readonly reader: SettingsReader;
  readonly web: WebSettings;
}

/** The handler of every action, put together from the domains. */
export function buildHandlers(tools: HandlerTools): Handlers {
  const handled = {
    ...buildAccountHandlers(tools),
    ...buildSettingsHandlers(tools),
    ...languageHandlers,
    ...catalogueHandlers,
    ...leaderboardHandlers,
    ...badgeHandlers,
    ...statisticsHandlers,
    ...attemptHandlers,
    ...soloModeHandlers,
    ...dailyHandlers,
    ...practiceHandlers,
    ...walletHandlers,
    ...notificationHandlers,
    ...buildBattleHandlers(tools),
    ...ledgerHandlers,
  };
  return complete(handled, notYet);
}

/** Every action once: a missing one, or one that is both handled and listed as not yet, does not compile. */
function complete<Handled extends Partial<ActionHandlers>>(
  handled: Handled,
  waiting: Readonly<Record<Exclude<ActionName, keyof Handled>, typeof NOT_YET>> & {
    readonly [Name in keyof Handled]?: never;
  },
): Handlers {
  return { ...waiting, ...handled } as Handlers;
}
