import { expect, it, vi } from 'vitest';
import { createMemoryBattleStore } from '../adapters/memory/memory-battle-store.ts';
import { createMemoryNodeChannel } from '../adapters/memory/memory-node-channel.ts';
import type { BattleState } from '../core/battle-state.ts';
import { RollingRooms } from '../simulation/rolling-rooms.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { openNode } from '../testing/one-node.ts';
import { ANNA, START, settings } from '../testing/test-room.ts';
import type { NodeMessage } from './node-message.ts';

/** Longer than a question and what is shown after it, milliseconds. */
const UNTIL_NEXT_QUESTION = 40_000;

/** ANNA plays the bot until a question runs. */
async function playUntilQuestion() {
  const time = new SimulatedTime(START);
  const rooms = new RollingRooms<BattleState>(time);
  const channel = createMemoryNodeChannel<NodeMessage>();
  const store = createMemoryBattleStore<BattleState, NodeMessage>(time, channel, settings, rooms);
  const node = await openNode({ store, channel }, time);
  const played = await node.send(ANNA, 'playBot', { category: '', languageId: '14', level: 'easy' });
  if (!played.ok) throw new Error(played.code);
  const { roomId } = played;
  await node.pass(6_000);
  expect((await node.read(roomId))?.phase.name).toBe('question');
  return { node, rooms, roomId };
}

/** ANNA leaves at a question; the store forgets that, and the battle goes on. */
async function leaveInVain() {
  const { node, rooms, roomId } = await playUntilQuestion();
  await node.send(ANNA, 'leave', { roomId });
  await node.pass(10);
  expect(await node.application.findSeat(ANNA)).toBeNull();
  rooms.rollBack(100);
  expect((await node.read(roomId))?.phase.name).toBe('question');
  return { node, roomId };
}

it('who plays on in a battle that a rollback has brought back has his seat again with the next question [B13]', async () => {
  const { node, roomId } = await leaveInVain();
  await node.pass(UNTIL_NEXT_QUESTION);
  expect(await node.application.findSeat(ANNA)).toEqual({ roomId });
  const second = await node.send(ANNA, 'search', { category: '', languageId: '14', entryCoin: 5 });
  expect(second).toMatchObject({ code: 'ALREADY_IN_BATTLE', roomId });
});

it('who asks for a view of such a battle has his seat at once [B13]', async () => {
  const { node, roomId } = await leaveInVain();
  expect(await node.send(ANNA, 'sync', { roomId })).toMatchObject({ ok: true });
  const second = await node.send(ANNA, 'search', { category: '', languageId: '14', entryCoin: 5 });
  expect(second).toMatchObject({ code: 'ALREADY_IN_BATTLE', roomId });
});

it('a battle that was not rolled back asks for nobody’s seat again', async () => {
  const { node } = await playUntilQuestion();
  const claims = vi.spyOn(node.ports.seats, 'claim');
  await node.pass(3 * UNTIL_NEXT_QUESTION);
  expect(claims).not.toHaveBeenCalled();
});

it('who searches by then searches on [B13]', async () => {
  const { node, roomId } = await leaveInVain();
  await node.pass(15_000);
  const search = await node.search(ANNA);
  await node.pass(20_000);
  expect((await node.read(roomId))?.phase).toMatchObject({ name: 'question', index: 1 });
  expect(await node.application.findSeat(ANNA)).toEqual({ ticket: search.ok ? search.ticket : null });
});
