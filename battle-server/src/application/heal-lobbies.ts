import type { RoomId } from '@quiz-arena/contract/ids';
import { type BattleState, isOver, peopleOf } from '../core/battle-state.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { takeSeat } from './seats.ts';

export interface LobbyKeeper {
  /** Remembers a room with a code that this node has committed. */
  note(state: BattleState): void;
  /** A room whose node has died: it may be a lobby that nobody else looks after. */
  adopt(roomId: RoomId): void;
  /** Looks after each of them. */
  heal(): Promise<void>;
}

function isOpenLobby({ roomCode, phase }: BattleState): boolean {
  return roomCode !== null && phase.name === 'lobby';
}

/**
 * Makes who stands in a lobby and who has his seat there agree. They differ only after the store was rolled back: it
 * brings back who had left. He has his seat again, if nothing else has it by now; else he leaves. Whose socket is gone
 * is away, for nobody told this room [B13].
 */
export async function healLobby(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  state: BattleState,
): Promise<void> {
  const { roomId } = state;
  for (const { userId, presence, connection } of isOpenLobby(state) ? peopleOf(state) : []) {
    if (presence.is === 'left') {
      continue;
    }
    if ((await takeSeat(ports, userId, { kind: 'battle', roomId })) !== null) {
      await commitRoom(roomId, { type: 'deactivate', userId });
    } else if (presence.is === 'here' && connection !== null) {
      const owner = await ports.connections.find(userId);
      if (owner?.connectionId !== connection.connectionId) {
        await commitRoom(roomId, { type: 'detach', userId, connection, cause: 'lost' });
      }
    }
  }
}

/**
 * Keeps the lobbies of this node sound. A room is looked after until it has been over for two looks: before that a
 * rollback may make it a lobby again.
 */
export function createLobbyKeeper(ports: BattlePorts, commitRoom: CommitRoom): LobbyKeeper {
  /** Whether the last look found the room over. */
  const rooms = new Map<RoomId, boolean>();

  async function look(roomId: RoomId, wasOver: boolean): Promise<void> {
    const state = (await ports.store.read(roomId))?.room;
    const isPast = state === undefined || isOver(state);
    if ((isPast && wasOver) || state?.roomCode === null) {
      rooms.delete(roomId);
      return;
    }
    rooms.set(roomId, isPast);
    if (state !== undefined) {
      await healLobby(ports, commitRoom, state);
    }
  }

  return {
    note({ roomId, roomCode }) {
      if (roomCode !== null) {
        rooms.set(roomId, false);
      }
    },
    adopt: (roomId) => void rooms.set(roomId, false),
    async heal() {
      for (const [roomId, wasOver] of [...rooms]) {
        await look(roomId, wasOver);
      }
    },
  };
}
