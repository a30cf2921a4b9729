import type { TicketId } from '@quiz-arena/contract/ids';
import type { Clock } from '../../ports/clock.ts';
import type { QueueKey, Ticket, TicketQueue } from '../../ports/ticket-queue.ts';
import { ExpiringMap } from './expiring-map.ts';

const TICKET_KEEP_MS = 60_000;

/** Search tickets of one process. */
export function createMemoryTicketQueue(clock: Pick<Clock, 'now'>): TicketQueue {
  const tickets = new ExpiringMap<TicketId, Ticket>(clock);
  const leases = new ExpiringMap<TicketId, true>(clock);
  const find = (queue: QueueKey, ticketId: TicketId) => {
    const ticket = tickets.get(ticketId);
    return ticket && isSameQueue(ticket.queue, queue) ? ticket : undefined;
  };
  const isWaiting = (queue: QueueKey, id: TicketId) => find(queue, id) !== undefined && !leases.get(id);

  return {
    async add(ticket) {
      if (!tickets.get(ticket.id)) tickets.set(ticket.id, ticket, ticket.expiresAt + TICKET_KEEP_MS);
    },
    async waiting(queue, limit) {
      return tickets
        .values()
        .filter((ticket) => isWaiting(queue, ticket.id))
        .sort((one, other) => one.searchedAt - other.searchedAt)
        .slice(0, limit);
    },
    async leasePair(queue, pair, leaseMs) {
      if (!pair.every((id) => isWaiting(queue, id))) return false;
      for (const id of pair) leases.set(id, true, clock.now() + leaseMs);
      return true;
    },
    async regainPlace(queue, ticketId) {
      leases.delete(ticketId);
      return find(queue, ticketId) !== undefined;
    },
    async remove(queue, ticketId, options) {
      if (!find(queue, ticketId)) return 'missing';
      if (!options?.evenIfLeased && leases.get(ticketId)) return 'leased';
      tickets.delete(ticketId);
      leases.delete(ticketId);
      return 'removed';
    },
    async queues() {
      const found = new Map(
        tickets
          .values()
          .map(({ queue }) => [`${queue.languageId}:${queue.category}:${queue.entryCoin}`, queue]),
      );
      return [...found.values()];
    },
  };
}

function isSameQueue(one: QueueKey, other: QueueKey): boolean {
  return (
    one.languageId === other.languageId &&
    one.category === other.category &&
    one.entryCoin === other.entryCoin
  );
}
