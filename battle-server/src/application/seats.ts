import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import { type BattleState, findPlayer, isLive, peopleOf } from '../core/battle-state.ts';
import type { Place, Seat } from '../ports/seat-store.ts';
import type { BattlePorts } from './battle-ports.ts';

/** A battle's seat outlives its lobby by so long, milliseconds: longer than any battle lasts. */
const BATTLE_MS = 7_200_000;
/** A search's seat outlives its ticket by so long, milliseconds: time to be told. */
const SEARCH_SEAT_MARGIN_MS = 60_000;

async function seatTtl(ports: BattlePorts, place: Place): Promise<number> {
  if (place.kind === 'battle') {
    return ports.settings.lobbyMs + BATTLE_MS;
  }
  const { searchMs } = (await ports.terms.read('random'))?.settings ?? ports.settings;
  return searchMs + SEARCH_SEAT_MARGIN_MS;
}

/** Whether a seat still binds its player: a battle that has ended, is gone, or goes on without him does not [B13]. */
async function isBinding(ports: BattlePorts, playerId: UserId, { place }: Seat): Promise<boolean> {
  if (place.kind === 'search') {
    return true;
  }
  const stored = await ports.store.read(place.roomId);
  const player = stored === null ? undefined : findPlayer(stored.room, playerId);
  return stored !== null && isLive(stored.room) && player !== undefined && player.presence.is !== 'left';
}

/** Takes the seat for `place`; null when it is taken now, else who binds it. `over`: the fence of his own search. */
export async function takeSeat(
  ports: BattlePorts,
  playerId: UserId,
  place: Place,
  over?: string,
): Promise<Seat | null> {
  const ttl = await seatTtl(ports, place);
  const claim = await ports.seats.claim(playerId, place, ttl, over);
  if (claim.kind === 'claimed') {
    return null;
  }
  if (await isBinding(ports, playerId, claim.seat)) {
    return claim.seat;
  }
  const second = await ports.seats.claim(playerId, place, ttl, claim.seat.fence);
  return second.kind === 'claimed' ? null : second.seat;
}

/**
 * Takes the seat once more, as soon as the place binds its player: until then it could be taken over by whoever found that
 * it did not, and now it cannot [B13]. Null when it is his, else who binds him.
 */
export async function confirmSeat(
  ports: BattlePorts,
  playerId: UserId,
  roomId: RoomId,
): Promise<Seat | null> {
  const seat = await ports.seats.read(playerId);
  const isHere = seat?.place.kind === 'battle' && seat.place.roomId === roomId;
  return await takeSeat(ports, playerId, { kind: 'battle', roomId }, isHere ? seat.fence : undefined);
}

/** The seat that binds a player, null when he is free. */
export async function findBindingSeat(ports: BattlePorts, playerId: UserId): Promise<Seat | null> {
  const seat = await ports.seats.read(playerId);
  return seat !== null && (await isBinding(ports, playerId, seat)) ? seat : null;
}

/**
 * Whoever plays a battle has his seat there, unless something else has it by now. Only a rollback of the store parts the
 * two: it brings back a battle that had ended, or who had left it, and their seats were given up [B13].
 */
export async function keepSeats(ports: BattlePorts, state: BattleState): Promise<void> {
  const place = { kind: 'battle', roomId: state.roomId } as const;
  const playing = peopleOf(state).filter(({ presence }) => presence.is !== 'left');
  await Promise.all(playing.map(({ userId }) => takeSeat(ports, userId, place)));
}

/** The phases of a view in which its players are bound to the room. */
const binding: ReadonlySet<BattleView['phase']> = new Set([
  'lobby',
  'holding',
  'countdown',
  'question',
  'reveal',
]);

/** As `keepSeats` for one who asks for a view, as everybody does whom a rollback has brought back. */
export async function keepSeatOf(ports: BattlePorts, playerId: UserId, view: BattleView): Promise<void> {
  const isIn = view.players.some(({ userId, presence }) => userId === playerId && presence !== 'left');
  if (isIn && binding.has(view.phase)) {
    await takeSeat(ports, playerId, { kind: 'battle', roomId: view.roomId });
  }
}

/** Gives up the seat that a player has in this room, if he still has it. */
export async function leaveRoomSeat(ports: BattlePorts, playerId: UserId, roomId: RoomId): Promise<void> {
  const seat = await ports.seats.read(playerId);
  if (seat?.place.kind === 'battle' && seat.place.roomId === roomId) {
    await ports.seats.release(playerId, seat.fence);
  }
}

/** As `leaveRoomSeat` for one who has left a room that goes on: unless he has come back to it meanwhile. */
export async function leaveSeatOfLeaver(ports: BattlePorts, playerId: UserId, roomId: RoomId): Promise<void> {
  const seat = await ports.seats.read(playerId);
  const isHere = seat?.place.kind === 'battle' && seat.place.roomId === roomId;
  if (isHere && !(await isBinding(ports, playerId, seat))) {
    await ports.seats.release(playerId, seat.fence);
  }
}

/** Gives up the seat that a player has with this ticket, if he still has it. */
export async function leaveSearchSeat(
  ports: BattlePorts,
  playerId: UserId,
  ticketId: TicketId,
): Promise<void> {
  const seat = await ports.seats.read(playerId);
  if (seat?.place.kind === 'search' && seat.place.ticketId === ticketId) {
    await ports.seats.release(playerId, seat.fence);
  }
}
