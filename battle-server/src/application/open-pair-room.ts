import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { RoomId } from '@quiz-arena/contract/ids';
import { type BattleState, isLive } from '../core/battle-state.ts';
import type { NewPlayer } from '../core/new-player.ts';
import { openRandomRoom } from '../core/open-room.ts';
import type { Place } from '../ports/seat-store.ts';
import type { QueueKey, Ticket } from '../ports/ticket-queue.ts';
import type { BattlePorts } from './battle-ports.ts';
import { roomIdOfPair } from './derived-id.ts';
import type { NodeMessage } from './node-message.ts';
import { openingOf } from './room-change.ts';
import { leaveRoomSeat, takeSeat } from './seats.ts';

/** Tickets stay leased so much longer than their room's own lease, milliseconds: the room decides who goes on. */
const LEASE_MARGIN_MS = 2_000;

type Pair = readonly [Ticket, Ticket];
export type OpenPairRoom = (queue: QueueKey, pair: Pair) => Promise<void>;

/** Tells a player something on the node that he is connected to; nothing if on none. */
export async function tellPlayer(
  ports: BattlePorts,
  message: Extract<NodeMessage, { readonly kind: 'matched' | 'noOpponent' }>,
): Promise<void> {
  const connection = await ports.connections.find(message.playerId);
  if (connection !== null) {
    await ports.channel.publish(connection.nodeId, message);
  }
}

/**
 * Turns a search into a seat in the room, if the player is still searching with this ticket. A seat in a room that is
 * not there comes from a pairing that a crash cut short: it may be taken.
 */
async function moveSeat(ports: BattlePorts, ticket: Ticket, place: Place): Promise<boolean> {
  const seat = await ports.seats.read(ticket.playerId);
  if (seat === null || (seat.place.kind === 'search' && seat.place.ticketId !== ticket.id)) {
    return false;
  }
  const over = seat.place.kind === 'search' ? seat.fence : undefined;
  return (await takeSeat(ports, ticket.playerId, place, over)) === null;
}

/** Those of a pair who were still searching and sit in the room now; the tickets of the others go. */
async function seatPair(ports: BattlePorts, pair: Pair, place: Place): Promise<readonly Ticket[]> {
  const seated = await Promise.all(
    pair.map(async (ticket) => {
      if (await moveSeat(ports, ticket, place)) {
        return [ticket];
      }
      await ports.tickets.remove(ticket.queue, ticket.id, { evenIfLeased: true });
      return [];
    }),
  );
  return seated.flat();
}

/** The pair has had its battle, or has none to expect: neither of them searches any more. */
async function endPair(ports: BattlePorts, pair: Pair, roomId: RoomId): Promise<void> {
  for (const ticket of pair) {
    await ports.tickets.remove(ticket.queue, ticket.id, { evenIfLeased: true });
    await leaveRoomSeat(ports, ticket.playerId, roomId);
  }
}

/** Takes a seat back to the search that it came from. */
async function returnSeat(ports: BattlePorts, ticket: Ticket, roomId: RoomId): Promise<void> {
  const seat = await ports.seats.read(ticket.playerId);
  if (seat?.place.kind === 'battle' && seat.place.roomId === roomId) {
    const place = { kind: 'search', ticketId: ticket.id, queue: ticket.queue } as const;
    await takeSeat(ports, ticket.playerId, place, seat.fence);
    await ports.tickets.regainPlace(ticket.queue, ticket.id);
  }
}

function newPlayer({ id, playerId, name, image, rating, isProvisional }: Ticket): NewPlayer {
  return { userId: playerId, name, image, rating, isProvisional, ticketId: id };
}

/** Opens the room of a pair [B11]: leases both tickets, moves both seats, makes the room, tells both. */
export function createOpenPairRoom(ports: BattlePorts, watch: (state: BattleState) => void): OpenPairRoom {
  async function createRoom(
    roomId: RoomId,
    queue: QueueKey,
    pair: Pair,
    settings: BattleSettings,
  ): Promise<'open' | 'over' | 'not made'> {
    const now = ports.clock.now();
    const state = openRandomRoom({
      ...queue,
      roomId,
      seed: ports.random.seed(),
      players: [newPlayer(pair[0]), newPlayer(pair[1])],
      now,
      settings,
    });
    const opening = openingOf(state, ports);
    const result = await ports.store.commit(roomId, null, opening);
    if (result.kind === 'committed') {
      watch(state);
      return 'open';
    }
    if (result.kind === 'stale-clock' || result.current === null) {
      return 'not made';
    }
    return isLive(result.current.room) ? 'open' : 'over';
  }

  return async (queue, pair) => {
    const [a, b] = pair;
    const terms = await ports.terms.read('random');
    const leaseMs = ports.settings.pairLeaseMs + LEASE_MARGIN_MS;
    if (terms === null || !(await ports.tickets.leasePair(queue, [a.id, b.id], leaseMs))) {
      return;
    }
    const roomId = roomIdOfPair(pair);
    const place = { kind: 'battle', roomId } as const;
    const seated = await seatPair(ports, pair, place);
    const room = seated.length < 2 ? 'not made' : await createRoom(roomId, queue, pair, terms.settings);
    if (room === 'not made') {
      for (const ticket of seated) {
        await returnSeat(ports, ticket, roomId);
      }
      return;
    }
    if (room === 'over') {
      await endPair(ports, pair, roomId);
      return;
    }
    const now = ports.clock.now();
    for (const ticket of pair) {
      ports.meter.searched('matched', now - ticket.searchedAt);
      await tellPlayer(ports, { kind: 'matched', playerId: ticket.playerId, ticket: ticket.id, roomId });
    }
  };
}
