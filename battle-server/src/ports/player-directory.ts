import type { UserId } from '@quiz-arena/contract/ids';

/** What others see of a player. */
export interface PlayerProfile {
  readonly userId: UserId;
  readonly name: string;
  /** Absolute URL, or ''. */
  readonly image: string;
  readonly rating: number;
  /** The rating is still a guess. */
  readonly isProvisional: boolean;
}

/** What changes with every battle. */
export interface PlayerStanding extends Pick<PlayerProfile, 'rating' | 'isProvisional'> {
  readonly coins: number;
}

export type ResolvedPlayer =
  /** `tokenHash`: SHA-256 (hex) of the token, to tell a superseded one (see revocation-feed) without keeping it. */
  | { readonly kind: 'player'; readonly player: PlayerProfile; readonly tokenHash: string }
  | { readonly kind: 'refused'; readonly code: 'UNAUTHORIZED' | 'ACCOUNT_DEACTIVATED' }
  | { readonly kind: 'unavailable' };

/** Who a token belongs to. Answers may be a minute old; the token itself is neither kept nor logged. */
export interface PlayerDirectory {
  resolve(token: string): Promise<ResolvedPlayer>;
  /** What changes with every battle, as it is now; null: not known, the backend is away. Never throws for that. */
  standingOf(playerId: UserId): Promise<PlayerStanding | null>;
  /** Forgets what was known of a player: his token was revoked. */
  forget(playerId: UserId): void;
}
