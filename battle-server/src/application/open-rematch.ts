import { type BattleState, isLive, peopleOf } from '../core/battle-state.ts';
import { openRematchRoom } from '../core/open-room.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { roomIdOfRematch } from './derived-id.ts';
import { openingOf } from './room-change.ts';
import { leaveRoomSeat, takeSeat } from './seats.ts';

/** Seats everyone in the new room, or nobody: one of them may be in another battle by now [B13]. */
async function seatAll(ports: BattlePorts, state: BattleState): Promise<boolean> {
  const { roomId } = state;
  const people = peopleOf(state);
  for (const { userId } of people) {
    if ((await takeSeat(ports, userId, { kind: 'battle', roomId })) !== null) {
      for (const seated of people) {
        await leaveRoomSeat(ports, seated.userId, roomId);
      }
      return false;
    }
  }
  return true;
}

/**
 * Opens the room of an agreed rematch and tells the old one [B14]. Its id follows from the old room's, so that a
 * repeat makes no second one.
 */
export async function openRematch(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  former: BattleState,
): Promise<void> {
  const terms = await ports.terms.read(former.kind);
  if (terms === null) {
    return;
  }
  const now = ports.clock.now();
  const roomId = roomIdOfRematch(former.roomId);
  const state = openRematchRoom({
    former,
    roomId,
    seed: ports.random.seed(),
    now,
    settings: terms.settings,
  });
  if (!(await seatAll(ports, state))) {
    return;
  }
  const change = openingOf(state, ports);
  const result = await ports.store.commit(roomId, null, change);
  const isThere =
    result.kind === 'committed' ||
    (result.kind === 'conflict' && result.current !== null && isLive(result.current.room));
  if (isThere) {
    await commitRoom(former.roomId, { type: 'confirmRematch', roomId });
  }
}
