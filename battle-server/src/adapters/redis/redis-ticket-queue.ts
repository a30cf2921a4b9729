import type { CategoryId, LanguageId } from '@quiz-arena/contract/ids';
import type { QueueKey, Ticket, TicketQueue } from '../../ports/ticket-queue.ts';
import { keys, queueName } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

/** How long a ticket outlives its expiry, milliseconds, for a node to tell its player. */
const TICKET_KEEP_MS = 60_000;

/** A place in the order whose ticket is gone is forgotten so long after the search began, milliseconds. */
const PLACE_KEEP_MS = 3_600_000;

/** The list of queues outlives the last ticket by a day, milliseconds. */
const QUEUES_KEEP_MS = 24 * 3_600_000;

const scripts = {
  noteQueue: loadScript('note-queue'),
  add: loadScript('add-ticket'),
  waiting: loadScript('waiting-tickets'),
  leasePair: loadScript('lease-pair'),
  regainPlace: loadScript('regain-place'),
  remove: loadScript('remove-ticket'),
  queues: loadScript('live-queues'),
};

/** A queue on Redis: one key a ticket and a lease (both go by themselves), one sorted set for the order. */
export function createRedisTicketQueue(redis: RedisCommands): TicketQueue {
  return {
    async add(ticket) {
      const queue = queueName(ticket.queue);
      const goesAt = ticket.expiresAt + TICKET_KEEP_MS;
      await storeCall(scripts.noteQueue.run(redis, [keys.queues], [goesAt, queue, QUEUES_KEEP_MS]));
      await storeCall(
        scripts.add.run(
          redis,
          [keys.ticket(queue, ticket.id), keys.queueOrder(queue)],
          [ticket.id, JSON.stringify(ticket), ticket.searchedAt, goesAt],
        ),
      );
    },
    async waiting(key, limit) {
      const queue = queueName(key);
      const tickets = await storeCall(
        scripts.waiting.run(
          redis,
          [keys.queueOrder(queue)],
          [keys.ticketPrefix(queue), keys.leasePrefix(queue), limit, PLACE_KEEP_MS],
        ),
      );
      return (tickets as string[]).map((ticket) => JSON.parse(ticket) as Ticket);
    },
    async leasePair(key, pair, leaseMs) {
      const queue = queueName(key);
      const touched = [
        ...pair.map((id) => keys.ticket(queue, id)),
        ...pair.map((id) => keys.lease(queue, id)),
      ];
      return (await storeCall(scripts.leasePair.run(redis, touched, [leaseMs]))) === 1;
    },
    async regainPlace(key, ticketId) {
      const queue = queueName(key);
      const touched = [keys.ticket(queue, ticketId), keys.lease(queue, ticketId)];
      return (await storeCall(scripts.regainPlace.run(redis, touched, []))) === 1;
    },
    async remove(key, ticketId, options) {
      const queue = queueName(key);
      const touched = [keys.ticket(queue, ticketId), keys.lease(queue, ticketId), keys.queueOrder(queue)];
      const args = [ticketId, options?.evenIfLeased ? '1' : '0'];
      const reply = await storeCall(scripts.remove.run(redis, touched, args));
      return reply as 'removed' | 'leased' | 'missing';
    },
    async queues() {
      return ((await storeCall(scripts.queues.run(redis, [keys.queues], []))) as string[]).map(queueKey);
    },
  };
}

function queueKey(name: string): QueueKey {
  const [languageId = '', category = '', entryCoin] = name.split(':');
  return {
    languageId: languageId as LanguageId,
    category: category as CategoryId | '',
    entryCoin: Number(entryCoin),
  };
}
