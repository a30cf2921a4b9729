import type { UserId } from '@quiz-arena/contract/ids';

export interface Revocation {
  readonly playerId: UserId;
  /** `deactivated`: the account counts as having left its battle; else only its sockets close. */
  readonly reason: 'superseded' | 'signed-out' | 'deactivated';
  /** Tokens issued before are void; epoch milliseconds of the backend's clock. */
  readonly revokedAt: number;
}

export interface RevocationPage {
  readonly revocations: readonly Revocation[];
  /** Where the next poll goes on. */
  readonly cursor: string;
}

/** Sign-outs, superseded tokens and deactivated accounts, polled each second. */
export interface RevocationFeed {
  /** Null starts at the present. The answer null: the backend did not answer; ask again with the same cursor. */
  poll(cursor: string | null): Promise<RevocationPage | null>;
}
