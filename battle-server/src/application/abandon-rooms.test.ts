import { roomId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { battleOnNode } from '../testing/battle-on-node.ts';
import type { Node } from '../testing/one-node.ts';
import { CARL, openNode } from '../testing/one-node.ts';
import { ANNA } from '../testing/test-room.ts';

const told = (node: Node) => node.heard.flatMap((message) => (message.kind === 'room' ? message.events : []));

describe('a node whose rooms end with it', () => {
  it('has every fee returned before it goes, and tells the players [B17]', async () => {
    const node = await openNode();
    const room = await battleOnNode(node);
    await node.application.abandon();
    expect(node.backend.receipts).toMatchObject([{ matchId: `${room}-1`, outcome: 'void' }]);
    expect(await node.read(room)).toMatchObject({ phase: { name: 'void' }, voidReason: 'serverStopped' });
    expect(told(node)).toContainEqual(expect.objectContaining({ type: 'voided', reason: 'serverStopped' }));
  });

  it('hands in once more what was still to be settled, as it was played [B17]', async () => {
    const node = await openNode();
    const room = await battleOnNode(node);
    node.backend.answers.push({ kind: 'later' });
    await node.send(ANNA, 'leave', { roomId: room });
    await node.pass(10);
    await node.application.abandon();
    expect(node.backend.receipts.map(({ outcome }) => outcome)).toEqual(['opponentLeft', 'opponentLeft']);
    expect(await node.read(room)).toMatchObject({ phase: { name: 'settled' } });
  });

  it('ends its lobbies, so that nothing starts any more [B17]', async () => {
    const node = await openNode();
    const wish = { kind: 'group', category: '', languageId: '14', entryCoin: 5 } as const;
    const created = await node.send(CARL, 'createRoom', wish);
    await node.application.abandon();
    const room = roomId.parse(created.ok ? created.roomId : '');
    expect(await node.send(CARL, 'start', { roomId: room })).toMatchObject({ code: 'WRONG_PHASE' });
    expect(node.backend.receipts).toEqual([]);
  });

  it('does not wait for a backend that hangs', async () => {
    const node = await openNode();
    await battleOnNode(node);
    node.backend.settle = () => new Promise(() => undefined);
    const abandoned = node.application.abandon();
    await node.pass(4_000);
    await expect(abandoned).resolves.toBeUndefined();
  });
});
