import { type BattleState, hasStarted, isLive, type PlayerState, peopleOf } from '../core/battle-state.ts';
import type { QueueKey } from '../ports/ticket-queue.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { Committed } from './commit-room.ts';
import { leaveRoomSeat, leaveSeatOfLeaver, takeSeat } from './seats.ts';

/** Where the players of a random room had searched. */
export function queueOf(state: BattleState): QueueKey {
  return { languageId: state.languageId, category: state.category, entryCoin: state.entryCoin };
}

/** Who attached while the other did not regains his place in the queue; the other's search is over [B11]. */
async function resumeSearch(ports: BattlePorts, state: BattleState, player: PlayerState): Promise<void> {
  const { userId, ticketId } = player;
  const queue = queueOf(state);
  if (ticketId === null || player.presence.is !== 'here') {
    await leaveRoomSeat(ports, userId, state.roomId);
    if (ticketId !== null) {
      await ports.tickets.remove(queue, ticketId, { evenIfLeased: true });
    }
    return;
  }
  const seat = await ports.seats.read(userId);
  const isSeated = seat?.place.kind === 'battle' && seat.place.roomId === state.roomId;
  if (isSeated && (await takeSeat(ports, userId, { kind: 'search', ticketId, queue }, seat.fence)) === null) {
    await ports.tickets.regainPlace(queue, ticketId);
  }
}

/** Takes what is left of the players' searches out of the queue. */
async function removeTickets(ports: BattlePorts, state: BattleState): Promise<void> {
  for (const { ticketId } of state.players) {
    if (ticketId !== null) {
      await ports.tickets.remove(queueOf(state), ticketId, { evenIfLeased: true });
    }
  }
}

/**
 * Frees the players of a room that has ended, or the one who has left it. A pair that parted before both had attached
 * does not search on, unless it only missed each other.
 */
export async function releasePlayers(
  ports: BattlePorts,
  { before, after, events }: Committed,
): Promise<void> {
  if (isLive(before) && !isLive(after)) {
    const isUnattached = after.voidReason === 'notAttached';
    for (const player of peopleOf(after)) {
      await (isUnattached
        ? resumeSearch(ports, after, player)
        : leaveRoomSeat(ports, player.userId, after.roomId));
    }
    if (!isUnattached && after.startNumber === 0) {
      await removeTickets(ports, after);
    }
    return;
  }
  for (const event of events) {
    if (event.type === 'playerLeft') {
      await leaveSeatOfLeaver(ports, event.userId, after.roomId);
    }
  }
}

/** Who left a random battle on purpose between the pairing and the first question may not search for a while [B9]. */
export async function punishLeavers(ports: BattlePorts, { before, events }: Committed): Promise<void> {
  if (before.kind !== 'random' || hasStarted(before) || peopleOf(before).length < 2) {
    return;
  }
  for (const event of events) {
    if (event.type === 'playerLeft' && event.reason === 'left' && !event.isForfeit) {
      await ports.penalties.punish(event.userId, before.roomId);
    }
  }
}

/** Both attached: their searches are over, and they have met once more [B11]. */
export async function endSearches(ports: BattlePorts, state: BattleState): Promise<void> {
  await removeTickets(ports, state);
  const [a, b] = peopleOf(state);
  if (a !== undefined && b !== undefined && state.kind === 'random') {
    await ports.meetings.record([a.userId, b.userId], state.roomId);
  }
}
