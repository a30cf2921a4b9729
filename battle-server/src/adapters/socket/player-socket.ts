import type { BattleServerMessage, BattleServerMessageName } from '@quiz-arena/contract/battle/battle-events';
import type { Namespace, Socket } from 'socket.io';
import type { Connection } from '../../core/node-id.ts';
import type { PlayerProfile } from '../../ports/player-directory.ts';

type ServerEvents = { [Name in BattleServerMessageName]: (message: BattleServerMessage<Name>) => void };

/** What the handshake found out about a socket. */
export interface SocketData {
  readonly player: PlayerProfile;
  /** SHA-256 (hex) of the token; the token itself is not kept. */
  readonly tokenHash: string;
}

/** What clients may send is unknown until it was parsed. */
type ClientEvents = Record<string, (...args: unknown[]) => void>;
type NoEvents = Record<string, never>;

export type BattleNamespace = Namespace<ClientEvents, ServerEvents, NoEvents, SocketData>;
export type BattleSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;

/** A connected player on this node. */
export interface PlayerSocket {
  readonly socket: BattleSocket;
  readonly player: PlayerProfile;
  readonly connection: Connection;
  readonly tokenHash: string;
  /** The round trip as this node measures it, milliseconds; null before the first ping was answered. */
  roundTripMs(): number | null;
  /** Whether the WebSocket was closed on purpose. */
  wasFarewell(): boolean;
}
