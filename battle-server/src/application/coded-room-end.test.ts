import { describe, expect, it } from 'vitest';
import { codeOf, join, readyRoom } from '../testing/coded-room.ts';
import { CARL, openNode } from '../testing/one-node.ts';
import { ANNA, BEN } from '../testing/test-room.ts';

describe('a rematch in a group', () => {
  it('does not wait for who has closed his page, and is played under the same creator [B14]', async () => {
    const node = await openNode();
    const { roomId } = await readyRoom(node);
    await node.send(ANNA, 'start', { roomId });
    await node.pass(600_000);
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'settled' } });
    await node.connectAll();
    await node.ports.connections.drop(CARL, node.connection(CARL));
    await node.send(BEN, 'rematch', { roomId, accept: true });
    await node.pass(10);
    await node.send(ANNA, 'rematch', { roomId, accept: true });
    await node.pass(10);
    const next = (await node.read(roomId))?.rematchRoomId ?? null;
    expect(next === null ? null : await node.read(next)).toMatchObject({
      kind: 'group',
      host: ANNA,
      roomCode: null,
      players: [{ userId: ANNA }, { userId: BEN }],
    });
  });
});

describe('leaving a room', () => {
  it('frees the player, who hears of his going and of nothing after it [B10] (I16)', async () => {
    const node = await openNode();
    const { roomId } = await readyRoom(node);
    await node.send(ANNA, 'kick', { roomId, userId: BEN });
    expect(await node.application.findSeat(BEN)).toBeNull();
    await node.send(CARL, 'ready', { roomId, ready: false });
    const heard = node.heard.flatMap((message) =>
      message.kind === 'room' && message.viewers.some((viewer) => viewer.userId === BEN) ? [message] : [],
    );
    expect(heard.at(-1)?.events[0]).toMatchObject({ type: 'playerLeft', userId: BEN, reason: 'kicked' });
  });

  it('by a page that was closed ends after his grace; his seat does not hold him then [B8] [B13]', async () => {
    const node = await openNode();
    const { roomId, roomCode } = await readyRoom(node);
    await node.application.disconnected(BEN, node.connection(BEN), 'closed');
    await node.pass(10_100);
    expect(await node.read(roomId)).toMatchObject({ starters: [] });
    expect(await node.application.findSeat(BEN)).toBeNull();
    expect(codeOf(await join(node, BEN, roomCode))).toBe('ok');
  });
});
