import type { UserId } from '@quiz-arena/contract/ids';

export interface Revocation {
  readonly playerId: UserId;
  /** `deactivated`, also deleted: the player counts as having left his battle; else only sockets close. */
  readonly reason: 'superseded' | 'signed-out' | 'deactivated';
  /** SHA-256 (hex) of the only token that is still good, '' for none: sockets of any other close. */
  readonly validTokenHash: string;
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
