import type { BattleRefusal } from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import type { Seat } from '../ports/seat-store.ts';
import type { Caller } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom, RoomOutcome } from './commit-room.ts';
import { isRoomOf, newRoomIdOf, type RoomCommand } from './derived-id.ts';
import { refusal } from './refusal.ts';
import { openingOf } from './room-change.ts';
import { alreadySeated } from './search.ts';
import { confirmSeat, leaveRoomSeat, takeSeat } from './seats.ts';

type Entered = Extract<RoomOutcome, { readonly isAccepted: true }>;

/** Makes the room of an id that has been seated; null: it cannot be made now. */
type Open = (roomId: RoomId) => Promise<BattleState | null>;

/**
 * Opens a room for one player and attaches him. Every room has an id of its own; the player's seat tells a repeat of the
 * command which room the first time has opened, as long as it binds him [B13].
 * @returns the room, or the refusal to tell him
 */
export async function openOwnRoom(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  command: Omit<RoomCommand, 'playerId'>,
  caller: Pick<Caller, 'player' | 'connection'>,
  open: Open,
): Promise<Entered | BattleRefusal> {
  const { userId } = caller.player;
  const { cid } = command;
  const ofPlayer = { ...command, playerId: userId };
  const attach = (roomId: RoomId) =>
    commitRoom(roomId, { type: 'attach', userId, cid, connection: caller.connection });

  /** Whoever has the seat: the same command on another node or a moment ago, or something else. */
  async function enterFound(seat: Seat): Promise<Entered | BattleRefusal> {
    if (seat.place.kind !== 'battle' || !isRoomOf(seat.place.roomId, ofPlayer)) {
      return alreadySeated(seat);
    }
    const outcome = await attach(seat.place.roomId);
    return outcome.isAccepted ? outcome : alreadySeated(seat);
  }

  const roomId = newRoomIdOf(ofPlayer, ports.ids.nonce());
  const taken = await takeSeat(ports, userId, { kind: 'battle', roomId });
  if (taken !== null) {
    return await enterFound(taken);
  }
  if (!(await isOpened(ports, await open(roomId)))) {
    await leaveRoomSeat(ports, userId, roomId);
    return refusal('BUSY');
  }
  const takenSince = await confirmSeat(ports, userId, roomId);
  if (takenSince !== null) {
    await commitRoom(roomId, { type: 'deactivate', userId });
    return await enterFound(takenSince);
  }
  const outcome = await attach(roomId);
  return outcome.isAccepted ? outcome : refusal(outcome.code);
}

/** Writes a room that nobody knows yet. False: it is not there, and its code is free again. */
async function isOpened(ports: BattlePorts, state: BattleState | null): Promise<boolean> {
  if (state === null) {
    return false;
  }
  const { roomId, roomCode } = state;
  const opening = openingOf(state, ports);
  const result = await ports.store.commit(roomId, null, opening);
  if (result.kind !== 'committed' && roomCode !== null) {
    await ports.codes.release(roomCode, roomId);
  }
  return result.kind === 'committed';
}
