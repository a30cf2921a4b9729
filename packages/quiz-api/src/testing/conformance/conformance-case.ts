import type { ActionName, Actions, FieldsOf } from '@quiz-arena/contract/action-registry';
import type { CallOptions, TestAnswer, TestApi, TestPlayer } from '../test-api.ts';

/** Where a case plays: a game with content, and an empty one without any. */
export interface World {
  readonly api: TestApi;
  readonly empty: TestApi;
  /** Calls that the battle servers make. */
  readonly asService: CallOptions;
  /** Gives a player coins, or takes some. */
  give(player: TestPlayer, coins: number): Promise<void>;
  /** Runs something while a switch is on. */
  whileOn<Result>(setting: 'demo_version' | 'app_maintenance', run: () => Promise<Result>): Promise<Result>;
}

/** Brings an action to answer with one certain code. */
export type Case = (world: World) => Promise<TestAnswer>;

type Successes<Name extends ActionName> = Actions[Name]['successCodes'][number];
/** Codes that an action declares; `OK` for a success without one. */
type Codes<Name extends ActionName> =
  | Actions[Name]['errorCodes'][number]
  | ([Successes<Name>] extends [never] ? 'OK' : Successes<Name>);

/** A case for every code of every action; one that is missing does not compile. */
export type Conformance = {
  readonly [Name in ActionName]: { readonly [Code in Codes<Name>]: Case } & { readonly OK?: Case };
};

/** A case that is one call of a new player in the game with content. */
export function asNewcomer<Name extends ActionName>(action: Name, fields: FieldsOf<Name>): Case {
  return async ({ api }) => api.call(action, fields, await api.signUp());
}

/** The same where there is no content. */
export function inEmptyGame<Name extends ActionName>(action: Name, fields: FieldsOf<Name>): Case {
  return async ({ empty }) => empty.call(action, fields, await empty.signUp());
}

/** The same in the demo version. */
export function inDemo<Name extends ActionName>(action: Name, fields: FieldsOf<Name>): Case {
  return async ({ api, whileOn }) => {
    const player = await api.signUp();
    return await whileOn('demo_version', () => api.call(action, fields, player));
  };
}
