import type { UserId } from '@quiz-arena/contract/ids';
import { pairUp } from '../core/pairing.ts';
import type { QueueKey, Ticket } from '../ports/ticket-queue.ts';
import type { BattlePorts } from './battle-ports.ts';
import { type OpenPairRoom, tellPlayer } from './open-pair-room.ts';
import { leaveSearchSeat } from './seats.ts';

/** Tickets of one queue that one look takes in. */
const BATCH = 500;
/** How often pairs that met too often are replaced by others, in one look. */
const ROUNDS = 3;

/** One person told that nobody was found [B11]. */
async function expire(ports: BattlePorts, ticket: Ticket, now: number): Promise<void> {
  if ((await ports.tickets.remove(ticket.queue, ticket.id)) === 'removed') {
    ports.meter.searched('nobody', now - ticket.searchedAt);
    await leaveSearchSeat(ports, ticket.playerId, ticket.id);
    await tellPlayer(ports, {
      kind: 'noOpponent',
      playerId: ticket.playerId,
      ticket: ticket.id,
    });
  }
}

function pairKey(a: UserId, b: UserId): string {
  return [a, b].sort().join(' ');
}

/** The pairs of a queue by its rules; how often two have met is asked for the pairs in question only. */
async function findPairs(ports: BattlePorts, waiting: readonly Ticket[], now: number) {
  const met = new Map<string, number>();
  const meetings = (a: UserId, b: UserId) => met.get(pairKey(a, b)) ?? 0;
  let pairs = pairUp(waiting, now, meetings, ports.settings);
  for (let round = 0; round < ROUNDS && pairs.length > 0; round += 1) {
    const players = pairs.map(([a, b]) => [a.playerId, b.playerId] as const);
    const counts = await ports.meetings.counts(players);
    players.forEach(([a, b], index) => {
      met.set(pairKey(a, b), counts[index] ?? 0);
    });
    const fits = pairs.every(([a, b]) => meetings(a.playerId, b.playerId) < ports.settings.pairsPerDay);
    if (fits) {
      return pairs;
    }
    pairs = pairUp(waiting, now, meetings, ports.settings);
  }
  return pairs.filter(([a, b]) => meetings(a.playerId, b.playerId) < ports.settings.pairsPerDay);
}

/** Pairs who waits in one queue, and tells those whose search is over. Any node may do it at any time. */
export async function matchQueue(ports: BattlePorts, openRoom: OpenPairRoom, queue: QueueKey): Promise<void> {
  const now = ports.clock.now();
  const waiting = await ports.tickets.waiting(queue, BATCH);
  const expired = waiting.filter(({ expiresAt }) => expiresAt <= now);
  await Promise.all(expired.map((ticket) => expire(ports, ticket, now)));
  const pairs = await findPairs(ports, waiting, now);
  await Promise.all(pairs.map((pair) => openRoom(queue, pair)));
}

/** Looks through every queue. */
export async function matchAll(ports: BattlePorts, openRoom: OpenPairRoom): Promise<void> {
  for (const queue of await ports.tickets.queues()) {
    await matchQueue(ports, openRoom, queue);
  }
}
