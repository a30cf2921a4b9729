import type { Action, ActionAnswer, ActionFields, ActionInput } from './action.ts';
import { accountActions } from './actions/accounts.ts';
import { attemptActions } from './actions/attempts.ts';
import { battleActions } from './actions/battles.ts';
import { bookmarkActions } from './actions/bookmarks.ts';
import { catalogueActions } from './actions/catalogue.ts';
import { coinActions } from './actions/coins.ts';
import { configurationActions } from './actions/configuration.ts';
import { contestActions } from './actions/contests.ts';
import { examActions } from './actions/exams.ts';
import { languageActions } from './actions/languages.ts';
import { leaderboardActions } from './actions/leaderboards.ts';
import { notificationActions } from './actions/notifications.ts';
import { questionActions } from './actions/questions.ts';
import { settlementActions } from './actions/settlement.ts';
import { walletActions } from './actions/wallet.ts';

/** Every action of the REST backend by its name on the wire: server, client and documents read this table. */
export const actions = {
  ...accountActions,
  ...configurationActions,
  ...languageActions,
  ...catalogueActions,
  ...questionActions,
  ...attemptActions,
  ...settlementActions,
  ...battleActions,
  ...coinActions,
  ...leaderboardActions,
  ...bookmarkActions,
  ...contestActions,
  ...examActions,
  ...walletActions,
  ...notificationActions,
} satisfies Record<string, Action>;

export type Actions = typeof actions;
export type ActionName = keyof Actions;
export const actionNames = Object.keys(actions) as ActionName[];

/** What a client fills in: form fields before parsing. */
export type FieldsOf<Name extends ActionName> = ActionFields<Actions[Name]>;
/** What a handler receives: fields after parsing. */
export type InputOf<Name extends ActionName> = ActionInput<Actions[Name]>;
/** What a handler returns and a client receives: the parts of a success beside `error` and `message`. */
export type AnswerOf<Name extends ActionName> = ActionAnswer<Actions[Name]>;
/** The names a success of this action may carry as its message. */
export type SuccessOf<Name extends ActionName> = Actions[Name]['successCodes'][number];

/** Whether `name` is an action; an unknown one is answered with 404. */
export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actions, name);
}
