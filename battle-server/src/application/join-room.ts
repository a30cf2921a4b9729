import type { BattleAck, BattleCommandPayload } from '@quiz-arena/contract/battle/battle-commands';
import { findPlayer, stayers } from '../core/battle-state.ts';
import { viewFor } from '../core/view-for.ts';
import type { Caller } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { findRoomByCode } from './find-room-by-code.ts';
import { isShortOf } from './is-short-of.ts';
import { refusal } from './refusal.ts';
import { alreadySeated } from './search.ts';
import { confirmSeat, leaveSeatOfLeaver, takeSeat } from './seats.ts';

/** Brings a player into the room of a code and attaches him [B16]. A repeat finds him in it. */
export async function joinRoom(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  { cid, roomCode }: BattleCommandPayload<'joinRoom'>,
  { player, connection }: Caller,
): Promise<BattleAck<'joinRoom'>> {
  const { userId } = player;
  const found = await findRoomByCode(ports, userId, roomCode);
  if ('ok' in found) {
    return found;
  }
  const { roomId, entryCoin } = found;
  const known = findPlayer(found, userId);
  const isIn = known !== undefined && known.presence.is !== 'left';
  if (!isIn && found.phase.name === 'lobby' && (await isShortOf(ports, userId, entryCoin))) {
    return refusal('NOT_ENOUGH_COINS');
  }
  if (!isIn) {
    // A seat that he had here before he left is given up with a fence that holds no more: he gets a new one.
    await leaveSeatOfLeaver(ports, userId, roomId);
  }
  const taken = await takeSeat(ports, userId, { kind: 'battle', roomId });
  if (taken !== null) {
    return alreadySeated(taken);
  }
  const newPlayer = { ...player, ticketId: null };
  const outcome = await commitRoom(roomId, { type: 'join', userId, cid, connection, player: newPlayer });
  if (!outcome.isAccepted) {
    if (!isIn) {
      await leaveSeatOfLeaver(ports, userId, roomId);
    }
    return refusal(outcome.code, outcome.code === 'OWN_ROOM' ? { roomId } : {});
  }
  // Whatever took the seat meanwhile, a search say, keeps it: a player is in one place [B13].
  const takenSince = await confirmSeat(ports, userId, roomId);
  if (takenSince !== null) {
    await commitRoom(roomId, { type: 'deactivate', userId });
    return alreadySeated(takenSince);
  }
  return { ok: true, roomId, view: viewFor(outcome.state, userId, outcome) };
}

/** What a link shows before joining: nothing that only players of the room may know [B16]. Its creator is told that it is his. */
export async function peekRoom(
  ports: BattlePorts,
  { roomCode }: BattleCommandPayload<'peekRoom'>,
  { player }: Caller,
): Promise<BattleAck<'peekRoom'>> {
  const found = await findRoomByCode(ports, player.userId, roomCode);
  if ('ok' in found) {
    return found;
  }
  if (found.phase.name !== 'lobby') {
    return refusal('ROOM_STARTED');
  }
  if (found.host === player.userId) {
    return refusal('OWN_ROOM', { roomId: found.roomId });
  }
  const { kind, category, entryCoin, capacity } = found;
  const players = stayers(found).map(({ name, image }) => ({ name, image }));
  return { ok: true, kind, category, entryCoin, capacity, players };
}
