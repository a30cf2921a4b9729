import type { Settings, WireSettings } from '@quiz-arena/contract/settings';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { SettingsReader } from '../domains/settings/settings-reader.ts';
import type { ApiTokens } from '../http/api-token.ts';
import type { CommandArguments, CommandName } from './command-specs.ts';

/** What the endpoint needs to carry commands out. */
export interface OperatorEdge {
  readonly db: Database;
  readonly clock: Clock;
  readonly reader: SettingsReader;
  readonly tokens: ApiTokens;
}

/** What a command works with. */
export interface OperatorTools {
  /** The command's transaction: what it does and its record in the audit are committed together. */
  readonly tx: Transaction;
  /** One instant for the whole command. */
  readonly now: Date;
  /** The settings as they were at its start, and as they go on the wire. */
  readonly settings: Settings;
  readonly wireSettings: WireSettings;
  readonly tokens: ApiTokens;
}

/** A command that cannot be carried out as given; the operator reads the sentence. */
export class CommandRefused extends Error {}

/** What carries out each command; a group of them is a `Partial`. */
export type Runs = {
  readonly [Name in CommandName]: (given: CommandArguments<Name>, tools: OperatorTools) => Promise<unknown>;
};
