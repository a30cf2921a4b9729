import { languageId, ticketId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import type { ConnectionId } from '../core/node-id.ts';
import { CARL, type Node, openNode } from '../testing/one-node.ts';
import { ANNA, BEN } from '../testing/test-room.ts';

const anyQueue = { languageId: languageId.parse('14'), category: '', entryCoin: 5 } as const;

/** Two are paired, nobody has attached. */
async function pairUp(node: Node) {
  await node.search(ANNA);
  await node.search(BEN);
  await node.pass(300);
  const [found] = node.matched();
  if (found === undefined) throw new Error('nobody was paired');
  node.heard.splice(0);
  return found.roomId;
}

describe('tickets of players who are not searching', () => {
  it('go when one of a new pair leaves: nobody is paired with either of them again [B11]', async () => {
    const node = await openNode();
    const roomId = await pairUp(node);
    await node.send(ANNA, 'leave', { roomId });
    await node.pass(8_000);
    await node.search(CARL);
    await node.pass(12_000);
    expect(node.matched()).toEqual([]);
    const waiting = await node.ports.tickets.waiting(anyQueue, 10);
    expect(waiting.map(({ playerId }) => playerId)).toEqual([CARL]);
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });

  it('go when they are found in a pair, and the other one is paired at once [B11] [B13]', async () => {
    const node = await openNode();
    const { tickets, seats } = node.ports;
    await node.search(ANNA);
    const seat = await seats.read(ANNA);
    await seats.release(ANNA, seat?.fence ?? '');
    await node.search(BEN);
    await node.pass(300);
    expect(node.matched()).toEqual([]);
    await node.search(CARL);
    await node.pass(600);
    expect(node.matched().map(({ playerId }) => playerId)).toEqual([BEN, CARL]);
    expect(await node.application.findSeat(ANNA)).toBeNull();
    const waiting = await tickets.waiting(anyQueue, 10);
    expect(waiting).toEqual([]);
  });

  it('stay when an older socket of the player closes late: the newer one searches [B13]', async () => {
    const node = await openNode();
    const ack = await node.search(ANNA);
    const older = { ...node.connection(ANNA), connectionId: 'older' as ConnectionId };
    await node.application.disconnected(ANNA, older, 'closed');
    const { ticket } = ack as { ticket: string };
    expect(await node.application.findSeat(ANNA)).toEqual({ ticket: ticketId.parse(ticket) });
    await node.application.disconnected(ANNA, node.connection(ANNA), 'closed');
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });
});
