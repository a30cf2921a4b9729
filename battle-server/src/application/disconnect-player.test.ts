import { expect, it } from 'vitest';
import { createMemoryBattleStore } from '../adapters/memory/memory-battle-store.ts';
import { createMemoryNodeChannel } from '../adapters/memory/memory-node-channel.ts';
import type { BattleState } from '../core/battle-state.ts';
import { findPlayer } from '../core/battle-state.ts';
import { StoreUnavailable } from '../ports/battle-store.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { openNode } from '../testing/one-node.ts';
import { ANNA, START, settings } from '../testing/test-room.ts';
import type { NodeMessage } from './node-message.ts';

it('a going that others’ commits kept from being noted is to be told again [B8]', async () => {
  const time = new SimulatedTime(START);
  const channel = createMemoryNodeChannel<NodeMessage>();
  const store = createMemoryBattleStore<BattleState, NodeMessage>(time, channel, settings);
  let isBusy = false;
  const commit: typeof store.commit = async (roomId, expected, change) =>
    isBusy
      ? { kind: 'conflict', current: await store.read(roomId) }
      : await store.commit(roomId, expected, change);
  const node = await openNode({ channel, store: { ...store, commit } }, time);
  const played = await node.send(ANNA, 'playBot', { category: '', languageId: '14', level: 'easy' });
  if (!played.ok) throw new Error(played.code);
  const presence = async () => {
    const room = await node.read(played.roomId);
    return room && findPlayer(room, ANNA)?.presence.is;
  };
  const goes = () => node.application.disconnected(ANNA, node.connection(ANNA), 'lost');
  isBusy = true;
  await expect(goes()).rejects.toThrow(StoreUnavailable);
  expect(await presence()).toBe('here');
  isBusy = false;
  await goes();
  expect(await presence()).toBe('dropped');
});
