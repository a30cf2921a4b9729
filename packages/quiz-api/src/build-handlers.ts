import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import { type AccountTools, buildAccountHandlers } from './domains/accounts/actions.ts';
import { attemptHandlers } from './domains/attempts/actions.ts';
import { badgeHandlers } from './domains/badges/actions.ts';
import { type BattleTools, buildBattleHandlers } from './domains/battles/actions.ts';
import { catalogueHandlers } from './domains/catalogue/actions.ts';
import { contestHandlers } from './domains/contests/actions.ts';
import { dailyHandlers } from './domains/daily/actions.ts';
import { examHandlers } from './domains/exams/actions.ts';
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

export interface HandlerTools extends AccountTools, BattleTools {
  readonly reader: SettingsReader;
  readonly web: WebSettings;
}

/** The handler of every action, put together from the domains; without one for each it does not compile. */
export function buildHandlers(tools: HandlerTools): ActionHandlers {
  return {
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
    ...contestHandlers,
    ...examHandlers,
    ...walletHandlers,
    ...notificationHandlers,
    ...buildBattleHandlers(tools),
    ...ledgerHandlers,
  };
}
