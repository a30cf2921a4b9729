import type { Connection } from '../../core/node-id.ts';
import type { PlayerProfile } from '../../ports/player-directory.ts';
import type { ClientLink } from './client-link.ts';
import type { TokenBucket } from './token-bucket.ts';

/** A connected player on this node. */
export interface PlayerSocket {
  readonly link: Pick<ClientLink, 'emit' | 'send' | 'disconnect' | 'close' | 'roundTripMs'>;
  readonly player: PlayerProfile;
  readonly connection: Connection;
  readonly tokenHash: string;
  /** Of his commands. */
  readonly bucket: TokenBucket;
}
