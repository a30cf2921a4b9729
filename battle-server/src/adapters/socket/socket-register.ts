import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import type { RoomNotice } from '../../application/node-message.ts';
import type { ConnectionId } from '../../core/node-id.ts';
import type { PlayerSocket } from './player-socket.ts';

interface SeenRoom {
  /** The newest version that viewers here were told. */
  version: number;
  /** The nonce that the store showed for that version; null until it was compared. */
  nonce: string | null;
  isOver: boolean;
  readonly viewers: Set<ConnectionId>;
}

/** What viewers were told of a room. */
export type ToldRoom = Pick<RoomNotice, 'roomId' | 'version' | 'isOver'>;

/** The sockets of this node, whom they belong to, and which rooms they see. */
export class SocketRegister {
  readonly #sockets = new Map<ConnectionId, PlayerSocket>();
  readonly #byPlayer = new Map<UserId, Set<PlayerSocket>>();
  readonly #rooms = new Map<RoomId, SeenRoom>();
  readonly #roomsOf = new Map<ConnectionId, Set<RoomId>>();

  add(of: PlayerSocket): void {
    this.#sockets.set(of.connection.connectionId, of);
    const ofPlayer = this.#byPlayer.get(of.player.userId) ?? new Set();
    this.#byPlayer.set(of.player.userId, ofPlayer.add(of));
  }

  remove(of: PlayerSocket): void {
    const { connectionId } = of.connection;
    this.#sockets.delete(connectionId);
    const ofPlayer = this.#byPlayer.get(of.player.userId);
    ofPlayer?.delete(of);
    if (ofPlayer?.size === 0) this.#byPlayer.delete(of.player.userId);
    for (const roomId of this.#roomsOf.get(connectionId) ?? []) {
      const room = this.#rooms.get(roomId);
      if (room?.viewers.delete(connectionId) && room.viewers.size === 0) this.#rooms.delete(roomId);
    }
    this.#roomsOf.delete(connectionId);
  }

  get(connectionId: ConnectionId): PlayerSocket | undefined {
    return this.#sockets.get(connectionId);
  }

  ofPlayer(playerId: UserId): readonly PlayerSocket[] {
    return [...(this.#byPlayer.get(playerId) ?? [])];
  }

  all(): readonly PlayerSocket[] {
    return [...this.#sockets.values()];
  }

  /** Notes who of this node is told `version` of a room; nobody: the room is no longer seen here. */
  see({ roomId, version, isOver }: ToldRoom, viewers: readonly ConnectionId[]): void {
    const room = this.#rooms.get(roomId);
    if (room && version <= room.version) return;
    const here = viewers.filter((connectionId) => this.#sockets.has(connectionId));
    if (room && isSameSet(room.viewers, here)) {
      Object.assign(room, { version, nonce: null, isOver });
      return;
    }
    this.forgetRoom(roomId);
    if (here.length === 0) return;
    this.#rooms.set(roomId, { version, nonce: null, isOver, viewers: new Set(here) });
    for (const connectionId of here) this.#index(connectionId, roomId);
  }

  /** Notes that one socket was sent a whole view. */
  addViewer(told: ToldRoom, connectionId: ConnectionId): void {
    const { roomId, version } = told;
    const room = this.#rooms.get(roomId);
    if (!room || room.version < version) {
      this.see(told, [...(room?.viewers ?? []), connectionId]);
    } else if (this.#sockets.has(connectionId)) {
      room.viewers.add(connectionId);
      this.#index(connectionId, roomId);
    }
  }

  #index(connectionId: ConnectionId, roomId: RoomId): void {
    const rooms = this.#roomsOf.get(connectionId) ?? new Set();
    this.#roomsOf.set(connectionId, rooms.add(roomId));
  }

  room(roomId: RoomId): SeenRoom | undefined {
    return this.#rooms.get(roomId);
  }

  roomIds(): readonly RoomId[] {
    return [...this.#rooms.keys()];
  }

  forgetRoom(roomId: RoomId): void {
    for (const connectionId of this.#rooms.get(roomId)?.viewers ?? []) {
      this.#roomsOf.get(connectionId)?.delete(roomId);
    }
    this.#rooms.delete(roomId);
  }
}

function isSameSet(known: ReadonlySet<ConnectionId>, given: readonly ConnectionId[]): boolean {
  return known.size === given.length && given.every((connectionId) => known.has(connectionId));
}
