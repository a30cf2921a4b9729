import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { SettingsReader } from '../domains/settings/settings-reader.ts';
import type { ApiTokens } from '../http/api-token.ts';
import type { CommandArguments, CommandName } from './command-specs.ts';

export interface OperatorTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly reader: SettingsReader;
  readonly tokens: ApiTokens;
}

/** A command that cannot be carried out as given; the operator reads the sentence. */
export class CommandRefused extends Error {}

/** What carries out each command; a group of them is a `Partial`. */
export type Runs = {
  readonly [Name in CommandName]: (given: CommandArguments<Name>, tools: OperatorTools) => Promise<unknown>;
};
