import type {
  BattleAck,
  BattleCommandName,
  BattleCommandPayload,
} from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import type { Connection } from '../core/node-id.ts';
import type { PlayerProfile } from '../ports/player-directory.ts';
import type { Revocation } from '../ports/revocation-feed.ts';
import type { NodeMessage } from './node-message.ts';

/** Who sent a command, by his token and his socket; and when it came in. */
export interface Caller {
  readonly player: PlayerProfile;
  readonly connection: Connection;
  /** Epoch milliseconds by the store's clock. */
  readonly receivedAt: number;
  /** The newest round trip to this socket that the server measured itself, milliseconds; null: none yet. */
  readonly roundTripMs: number | null;
}

/** What a battle node does; the edge calls it and delivers what it publishes. */
export interface BattleApplication {
  /** Carries out one parsed command. Throws for what nobody expects: the edge acks INTERNAL then. */
  handle<Name extends BattleCommandName>(
    name: Name,
    payload: BattleCommandPayload<Name>,
    caller: Caller,
  ): Promise<BattleAck<Name>>;
  /** Where a player who has just connected is: for the message `seat`. */
  findSeat(playerId: UserId): Promise<{ roomId: RoomId } | { ticket: TicketId } | null>;
  /** A socket that owned its player has closed. */
  disconnected(playerId: UserId, connection: Connection, cause: 'closed' | 'lost'): Promise<void>;
  /** A room counts on a socket of this node that is not there: its player is away from that room. */
  missed(roomId: RoomId, playerId: UserId, connection: Connection): Promise<void>;
  /** What a node told this one, in the order in which it came. */
  heard(message: NodeMessage): void;
  /** Runs deadlines, matchmaking, renewals and revocations until the answer is called. */
  run(onRevoked: (revocation: Revocation) => void): () => void;
  /** Ends every room, for their store goes with this process; fees go back at once. */
  abandon(): Promise<void>;
  /** No new pairing from now on; what runs goes on. */
  drain(): void;
}
