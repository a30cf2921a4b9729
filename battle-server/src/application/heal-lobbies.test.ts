import { describe, expect, it } from 'vitest';
import { createMemoryBattleStore } from '../adapters/memory/memory-battle-store.ts';
import { createMemoryNodeChannel } from '../adapters/memory/memory-node-channel.ts';
import type { BattleState } from '../core/battle-state.ts';
import { RollingRooms } from '../simulation/rolling-rooms.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { openNode } from '../testing/one-node.ts';
import { ANNA, BEN, START, settings } from '../testing/test-room.ts';
import type { NodeMessage } from './node-message.ts';

/** A lobby of ANNA and BEN, on a store that can be rolled back. */
async function openLobby() {
  const time = new SimulatedTime(START);
  const rooms = new RollingRooms<BattleState>(time);
  const channel = createMemoryNodeChannel<NodeMessage>();
  const store = createMemoryBattleStore<BattleState, NodeMessage>(time, channel, settings, rooms);
  const node = await openNode({ store, channel }, time);
  const wish = { kind: 'group', category: '', languageId: '14', entryCoin: 5 } as const;
  const created = await node.send(ANNA, 'createRoom', wish);
  if (!created.ok) throw new Error(created.code);
  const { roomId, roomCode } = created;
  await node.send(BEN, 'joinRoom', { roomCode });
  await node.send(BEN, 'ready', { roomId, ready: true });
  const presenceOfBen = async () =>
    (await node.read(roomId))?.players.find(({ userId }) => userId === BEN)?.presence.is;
  return { node, rooms, roomId, presenceOfBen };
}

/** BEN leaves, and the store forgets that. */
async function leaveInVain({ node, rooms, roomId }: Awaited<ReturnType<typeof openLobby>>): Promise<void> {
  await node.pass(1_000);
  await node.send(BEN, 'leave', { roomId });
  await node.pass(10);
  expect(await node.application.findSeat(BEN)).toBeNull();
  rooms.rollBack(100);
}

describe('a lobby that a rollback has given a player back who had left', () => {
  it('gives him his seat again while he has none: he is where the room says that he is [B13]', async () => {
    const lobby = await openLobby();
    await leaveInVain(lobby);
    expect(await lobby.presenceOfBen()).toBe('here');
    await lobby.node.pass(10_000);
    expect(await lobby.node.application.findSeat(BEN)).toEqual({ roomId: lobby.roomId });
  });

  it('lets him go when he is elsewhere by now [B13]', async () => {
    const lobby = await openLobby();
    await leaveInVain(lobby);
    await lobby.node.search(BEN);
    await lobby.node.pass(10_000);
    expect(await lobby.presenceOfBen()).toBe('left');
    expect(await lobby.node.application.findSeat(BEN)).toHaveProperty('ticket');
  });

  it('does not start with him [B13] [B17]', async () => {
    const lobby = await openLobby();
    const { node, roomId } = lobby;
    await leaveInVain(lobby);
    await node.search(BEN);
    expect(await node.send(ANNA, 'start', { roomId })).toMatchObject({ code: 'NEEDS_PLAYERS' });
  });

  it('loses him after his grace when his socket has gone meanwhile [B8]', async () => {
    const lobby = await openLobby();
    const { node } = lobby;
    await leaveInVain(lobby);
    await node.application.disconnected(BEN, node.connection(BEN), 'closed');
    await node.ports.connections.drop(BEN, node.connection(BEN));
    await node.pass(10_000);
    expect(await lobby.presenceOfBen()).toBe('dropped');
    await node.pass(21_000);
    expect(await lobby.presenceOfBen()).toBe('left');
    expect(await node.application.findSeat(BEN)).toBeNull();
  });
});
