import type { BattlePorts } from '../../application/battle-ports.ts';
import type { BattleState } from '../../core/battle-state.ts';

/** Rooms read at once, so that a survey never holds the event loop for long. */
const BATCH = 20;

/** One live room as an operator may see it: no questions, no answers, no names. */
export interface RoomSummary {
  readonly roomId: string;
  readonly kind: string;
  readonly phase: string;
  readonly version: number;
  /** Epoch milliseconds, as the next. */
  readonly createdAt: number;
  readonly deadlineAt: number;
  /** When the battle ended whose receipt is still to be settled; null for all others. */
  readonly settlingSince: number | null;
  /** Coins of each player. */
  readonly entryCoin: number;
  /** Questions closed. */
  readonly closed: number;
  readonly players: readonly {
    readonly userId: string;
    readonly presence: string;
    readonly points: number;
  }[];
}

/** Up to `limit` live rooms of all nodes. */
export async function surveyRooms(store: BattlePorts['store'], limit: number): Promise<RoomSummary[]> {
  const live = await store.liveRooms(limit);
  const rooms: RoomSummary[] = [];
  for (let from = 0; from < live.length; from += BATCH) {
    const batch = live.slice(from, from + BATCH);
    const stored = await Promise.all(batch.map(({ roomId }) => store.read(roomId)));
    for (const [index, { deadlineAt }] of batch.entries()) {
      const room = stored[index]?.room;
      if (room) rooms.push(summary(room, deadlineAt));
    }
  }
  return rooms;
}

function summary(room: BattleState, deadlineAt: number): RoomSummary {
  return {
    roomId: room.roomId,
    kind: room.kind,
    phase: room.phase.name,
    version: room.version,
    createdAt: room.createdAt,
    deadlineAt,
    settlingSince: room.phase.name === 'settling' ? room.phase.endedAt : null,
    entryCoin: room.entryCoin,
    closed: room.closed.length,
    players: room.players.map(({ userId, presence, points }) => ({ userId, presence: presence.is, points })),
  };
}
