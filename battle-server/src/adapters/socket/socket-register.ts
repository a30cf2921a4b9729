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
  /** Two to four: a list weighs less than a set. */
  viewers: readonly ConnectionId[];
}

/** What viewers were told of a room. */
export type ToldRoom = Pick<RoomNotice, 'roomId' | 'version' | 'isOver'>;

/** The sockets of this node, whom they belong to, and which rooms they see. */
export class SocketRegister {
  readonly #sockets = new Map<ConnectionId, PlayerSocket>();
  readonly #byPlayer = new Map<UserId, readonly PlayerSocket[]>();
  readonly #rooms = new Map<RoomId, SeenRoom>();
  readonly #roomsOf = new Map<ConnectionId, readonly RoomId[]>();

  add(of: PlayerSocket): void {
    this.#sockets.set(of.connection.connectionId, of);
    this.#byPlayer.set(of.player.userId, [...this.ofPlayer(of.player.userId), of]);
  }

  remove(of: PlayerSocket): void {
    const { connectionId } = of.connection;
    this.#sockets.delete(connectionId);
    const left = this.ofPlayer(of.player.userId).filter((one) => one !== of);
    if (left.length === 0) this.#byPlayer.delete(of.player.userId);
    else this.#byPlayer.set(of.player.userId, left);
    for (const roomId of this.#roomsOf.get(connectionId) ?? []) {
      const room = this.#rooms.get(roomId);
      if (room === undefined) continue;
      room.viewers = room.viewers.filter((viewer) => viewer !== connectionId);
      if (room.viewers.length === 0) this.#rooms.delete(roomId);
    }
    this.#roomsOf.delete(connectionId);
  }

  get(connectionId: ConnectionId): PlayerSocket | undefined {
    return this.#sockets.get(connectionId);
  }

  ofPlayer(playerId: UserId): readonly PlayerSocket[] {
    return this.#byPlayer.get(playerId) ?? [];
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
    this.#rooms.set(roomId, { version, nonce: null, isOver, viewers: here });
    for (const connectionId of here) this.#index(connectionId, roomId);
  }

  /** Notes that one socket was sent a whole view. */
  addViewer(told: ToldRoom, connectionId: ConnectionId): void {
    const { roomId, version } = told;
    const room = this.#rooms.get(roomId);
    if (!room || room.version < version) {
      this.see(told, [...(room?.viewers ?? []), connectionId]);
    } else if (this.#sockets.has(connectionId) && !room.viewers.includes(connectionId)) {
      room.viewers = [...room.viewers, connectionId];
      this.#index(connectionId, roomId);
    }
  }

  #index(connectionId: ConnectionId, roomId: RoomId): void {
    const rooms = this.#roomsOf.get(connectionId) ?? [];
    if (!rooms.includes(roomId)) this.#roomsOf.set(connectionId, [...rooms, roomId]);
  }

  room(roomId: RoomId): SeenRoom | undefined {
    return this.#rooms.get(roomId);
  }

  roomIds(): readonly RoomId[] {
    return [...this.#rooms.keys()];
  }

  forgetRoom(roomId: RoomId): void {
    for (const connectionId of this.#rooms.get(roomId)?.viewers ?? []) {
      const others = this.#roomsOf.get(connectionId)?.filter((one) => one !== roomId) ?? [];
      if (others.length === 0) this.#roomsOf.delete(connectionId);
      else this.#roomsOf.set(connectionId, others);
    }
    this.#rooms.delete(roomId);
  }
}

function isSameSet(known: readonly ConnectionId[], given: readonly ConnectionId[]): boolean {
  return known.length === given.length && given.every((connectionId) => known.includes(connectionId));
}
