import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { settleBattle } from './settlement.ts';

/** Rooms ended at the same time. */
const AT_ONCE = 50;
const MOST_ROOMS = 1_000_000;
/** A process that stops does not wait longer for the quiz backend, milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * Ends every room of a store that goes with this process, and has the fees returned at once; what the backend does not
 * answer in time is returned after the next start [B17]. `commitRoom`: one that sets nothing going by itself.
 */
export async function abandonRooms(ports: BattlePorts, commitRoom: CommitRoom): Promise<void> {
  const rooms = await ports.store.liveRooms(MOST_ROOMS);
  const abandonAll = async () => {
    for (let from = 0; from < rooms.length; from += AT_ONCE) {
      const some = rooms.slice(from, from + AT_ONCE);
      await Promise.all(some.map(({ roomId }) => abandon(ports, commitRoom, roomId)));
    }
  };
  await Promise.race([abandonAll(), new Promise<void>((resolve) => ports.clock.after(PATIENCE_MS, resolve))]);
  if (rooms.length > 0) {
    ports.log.warn({ rooms: rooms.length }, 'the rooms of this node end with it');
  }
}

async function abandon(ports: BattlePorts, commitRoom: CommitRoom, roomId: RoomId): Promise<void> {
  const outcome = await commitRoom(roomId, { type: 'abandon' });
  if (outcome.isAccepted) {
    await settleBattle(ports, commitRoom, outcome.state);
  }
}
