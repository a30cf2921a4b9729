import type { UserId } from '@quiz-arena/contract/ids';
import type { Connection } from '../core/node-id.ts';

/** Which socket owns a player [B13]: the newest one that was not refused. */
export interface PlayerConnections {
  /** Makes `connection` the owner; the answer is the one that it replaced, if another. */
  take(playerId: UserId, connection: Connection): Promise<Connection | null>;
  find(playerId: UserId): Promise<Connection | null>;
  /** Gives the player up, unless another connection owns him by now. */
  drop(playerId: UserId, connection: Connection): Promise<void>;
  /**
   * Keeps ownership alive (it lapses after three minutes) and heals what the store lost.
   * The answer: those owned by another connection by now.
   */
  renew(owned: ReadonlyMap<UserId, Connection>): Promise<readonly UserId[]>;
}
