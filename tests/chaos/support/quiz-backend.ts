import type { ActionName } from '@quiz-arena/contract/action-registry';
import type { LocalSecrets } from '../../../scripts/arena/local-secrets.ts';

/** What became of a match. */
export type MatchStatus = 'open' | 'settled' | 'void' | 'unknown';

export interface Account {
  readonly id: string;
  readonly token: string;
}

/** A REST answer before it is parsed. */
export type Body = Readonly<Record<string, unknown>> & { readonly error: boolean; readonly data?: unknown };

/** A running quiz backend as its players, the battle server and the operator call it. */
export class QuizBackend {
  readonly #url: string;
  readonly #secrets: LocalSecrets;

  constructor(url: string, secrets: LocalSecrets) {
    this.#url = url;
    this.#secrets = secrets;
  }

  /** Players with so many coins each. */
  async createPlayers(count: number, coins: number): Promise<Account[]> {
    const { users } = (await this.#operate('load-users', { count, coins })) as {
      users: { user_id: string; api_token: string }[];
    };
    return users.map(({ user_id, api_token }) => ({ id: user_id, token: api_token }));
  }

  /** What the ledger's own check finds wrong. */
  async findFaults(): Promise<readonly unknown[]> {
    return ((await this.#operate('reconcile', {})) as { faults: unknown[] }).faults;
  }

  async coinsOf(player: Account): Promise<number> {
    const { data } = await this.call('get_user_by_id', {}, player);
    return Number((data as { coins: string }).coins);
  }

  /** How the first match of each room ended, by room. */
  async matchStatuses(roomIds: readonly string[]): Promise<ReadonlyMap<string, MatchStatus>> {
    const match_ids = JSON.stringify(roomIds.map((roomId) => `${roomId}-1`));
    const { data } = await this.callAsService('renew_matches', { match_ids });
    const told = data as readonly { readonly match_id: string; readonly status: MatchStatus }[];
    return new Map(told.map(({ match_id, status }) => [match_id.replace(/-1$/, ''), status]));
  }

  /** Calls an action as a player. */
  call(name: ActionName, fields: Readonly<Record<string, string>>, player: Account): Promise<Body> {
    return this.#post(name, fields, { authorization: `Bearer ${player.token}` });
  }

  /** Calls an action as the battle server does. */
  callAsService(name: ActionName, fields: Readonly<Record<string, string>>): Promise<Body> {
    return this.#post(name, fields, { 'x-service-key': this.#secrets.SERVICE_KEY });
  }

  async #post(name: ActionName, fields: Readonly<Record<string, string>>, headers: Record<string, string>) {
    const body = new URLSearchParams(fields);
    const response = await fetch(`${this.#url}/api/${name}`, { method: 'POST', headers, body });
    return (await response.json()) as Body;
  }

  async #operate(command: string, given: object): Promise<unknown> {
    const response = await fetch(`${this.#url}/operator/${command}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#secrets.OPERATOR_KEY}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(given),
    });
    if (!response.ok) throw new Error(`${command}: ${await response.text()}`);
    return response.json();
  }
}
