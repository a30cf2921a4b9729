import { languageId, ticketId, userId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import type { QueueKey, Ticket, TicketQueue } from './ticket-queue.ts';

export interface TicketQueueHarness {
  open(): TicketQueue;
  now(): Promise<number>;
  pass(ms: number): Promise<void>;
}

const queue: QueueKey = { languageId: languageId.parse('14'), category: '', entryCoin: 5 };
const [a, b, c] = [ticketId.parse('a'), ticketId.parse('b'), ticketId.parse('c')];

/** The contract of every ticket queue. */
export function describeTicketQueue(harness: TicketQueueHarness): void {
  async function openWith(...ids: readonly (typeof a)[]) {
    const tickets = harness.open();
    const now = await harness.now();
    for (const [index, id] of ids.entries()) await tickets.add(ticket(id, now + index));
    return { tickets, now, waiting: async () => (await tickets.waiting(queue, 10)).map(({ id }) => id) };
  }
  function ticket(id: typeof a, searchedAt: number, parts: Partial<Ticket> = {}): Ticket {
    const player = { playerId: userId.parse(`player-${id}`), name: 'Ada', image: '' };
    return {
      id,
      ...player,
      rating: 1500,
      isProvisional: true,
      queue,
      searchedAt,
      expiresAt: searchedAt + 30_000,
      ...parts,
    };
  }

  it('keeps tickets in the order of their search, up to the limit', async () => {
    const { tickets, now, waiting } = await openWith(b, c);
    await tickets.add(ticket(a, now - 5));
    expect(await waiting()).toEqual([a, b, c]);
    expect((await tickets.waiting(queue, 2)).map(({ id }) => id)).toEqual([a, b]);
    expect(await tickets.waiting({ ...queue, entryCoin: 10 }, 10)).toEqual([]);
    expect(await tickets.queues()).toEqual([queue]);
  });

  it('leaves a ticket that is there already as it is', async () => {
    const { tickets, now } = await openWith(a);
    await tickets.add(ticket(a, now + 500, { rating: 1 }));
    expect(await tickets.waiting(queue, 10)).toEqual([ticket(a, now)]);
  });

  it('leases a pair as one: none of them can be paired with a third [B11]', async () => {
    const { tickets, waiting } = await openWith(a, b, c);
    const results = await Promise.all([
      tickets.leasePair(queue, [a, b], 5_000),
      tickets.leasePair(queue, [b, c], 5_000),
      tickets.leasePair(queue, [c, a], 5_000),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
  });

  it('gives both their old place when the lease runs out [B11]', async () => {
    const { tickets, waiting } = await openWith(a, b, c);
    expect(await tickets.leasePair(queue, [a, b], 60)).toBe(true);
    expect(await waiting()).toEqual([c]);
    await harness.pass(80);
    expect(await waiting()).toEqual([a, b, c]);
  });

  it('gives one his place back while the other one goes [B11]', async () => {
    const { tickets, waiting } = await openWith(a, b, c);
    await tickets.leasePair(queue, [a, b], 5_000);
    expect(await tickets.remove(queue, b, { evenIfLeased: true })).toBe('removed');
    expect(await tickets.regainPlace(queue, a)).toBe(true);
    expect(await tickets.regainPlace(queue, b)).toBe(false);
    expect(await waiting()).toEqual([a, c]);
    expect(await tickets.leasePair(queue, [a, b], 5_000)).toBe(false);
  });

  it('tells who takes his ticket out whether he was paired meanwhile [B12]', async () => {
    const { tickets, waiting } = await openWith(a, b, c);
    await tickets.leasePair(queue, [a, b], 5_000);
    expect(await tickets.remove(queue, a)).toBe('leased');
    expect(await tickets.remove(queue, c)).toBe('removed');
    expect(await tickets.remove(queue, c)).toBe('missing');
    expect(await waiting()).toEqual([]);
    expect(await tickets.regainPlace(queue, a)).toBe(true);
  });

  it('shows expired tickets until they are removed, and forgets them a minute later', async () => {
    const { tickets, now, waiting } = await openWith();
    await tickets.add(ticket(a, now - 31_000, { expiresAt: now - 1_000 }));
    await tickets.add(ticket(b, now - 95_000, { expiresAt: now - 59_900 }));
    expect(await waiting()).toEqual([b, a]);
    await harness.pass(150);
    expect(await waiting()).toEqual([a]);
  });

  it('holds a thousand tickets and shows those behind leased ones', async () => {
    const { tickets, now } = await openWith();
    const ids = Array.from({ length: 1_000 }, (_, index) => ticketId.parse(`t${index}`));
    await Promise.all(ids.map((id, index) => tickets.add(ticket(id, now + index))));
    const [first, second] = ids;
    if (!first || !second) throw new Error('no tickets');
    await tickets.leasePair(queue, [first, second], 5_000);
    expect((await tickets.waiting(queue, 3)).map(({ id }) => id)).toEqual(ids.slice(2, 5));
  });
}
