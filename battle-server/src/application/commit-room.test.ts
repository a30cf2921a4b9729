import { describe, expect, it } from 'vitest';
import type { BattleState } from '../core/battle-state.ts';
import type { CoreCommand } from '../core/core-command.ts';
import type { NodeId } from '../core/node-id.ts';
import { type BattleStore, StoreUnavailable } from '../ports/battle-store.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { FakeBackend } from '../testing/fake-backend.ts';
import { createCountingMeter, createMemoryPorts } from '../testing/memory-ports.ts';
import { ANNA, BEN, connectionOf, NODE_A, NODE_B, START, TestRoom } from '../testing/test-room.ts';
import type { BattlePorts } from './battle-ports.ts';
import { createCommitRoom } from './commit-room.ts';
import type { NodeMessage } from './node-message.ts';
import { createRoomCache } from './room-cache.ts';
import { openingOf } from './room-change.ts';

type Store = BattleStore<BattleState, NodeMessage>;

const attach = (id: typeof ANNA, cid = `attach-${id}`, nodeId = NODE_A): CoreCommand => ({
  type: 'attach',
  userId: id,
  cid,
  connection: connectionOf(`socket-${id}`, nodeId),
});

/** A stored room, and nodes that commit on it through `wrap`ped stores. */
async function arrange(wrap: (store: Store) => Partial<Store> = () => ({}), skewMs = 0) {
  const time = new SimulatedTime(START);
  const meter = createCountingMeter();
  const base = createMemoryPorts(time, new FakeBackend(), { meter });
  const { state } = new TestRoom();
  await base.store.commit(state.roomId, null, openingOf(state, base));
  const clock = { now: () => time.now() + skewMs, after: time.after.bind(time) };
  const ports: BattlePorts = { ...base, clock, store: { ...base.store, ...wrap(base.store) } };
  const node = () => createCommitRoom(ports, createRoomCache(10), () => undefined);
  /** A node that hears what the others commit. */
  async function hearingNode(nodeId: NodeId) {
    const cache = createRoomCache(10);
    await ports.channel.subscribe(
      nodeId,
      (message) => message.kind === 'room' && cache.follow(message),
      () => undefined,
    );
    return createCommitRoom({ ...ports, nodeId }, cache, () => undefined);
  }
  return { base, meter, node, hearingNode, roomId: state.roomId, read: () => base.store.read(state.roomId) };
}

describe('committing a command', () => {
  it('writes the new state, its deadline and what is told, one version on', async () => {
    const { base, node, roomId, read } = await arrange();
    const heard: NodeMessage[] = [];
    await base.channel.subscribe(
      NODE_A,
      (message) => heard.push(message),
      () => undefined,
    );
    const outcome = await node()(roomId, attach(ANNA));
    const stored = await read();
    expect(outcome).toMatchObject({ isAccepted: true, state: { version: 2 } });
    expect(stored?.room).toEqual(outcome.isAccepted && outcome.state);
    expect(stored?.revision.version).toBe(2);
    expect(heard).toMatchObject([{ kind: 'room', version: 2, after: 1 }]);
  });

  it('decides again on the state that a conflict shows, also when its own cache is old', async () => {
    const { node, meter, roomId, read } = await arrange();
    const [first, second] = [node(), node()];
    await first(roomId, attach(ANNA));
    await second(roomId, attach(BEN));
    const outcome = await first(roomId, { type: 'leave', userId: ANNA, cid: 'leave' });
    expect(outcome.isAccepted).toBe(true);
    expect(meter.count('commit-conflict')).toBe(1);
    expect((await read())?.room).toMatchObject({ version: 4, voidReason: 'opponentLeft' });
  });

  it('decides on what another node has committed meanwhile, without a second try', async () => {
    const { hearingNode, meter, roomId, read } = await arrange();
    const [first, second] = [await hearingNode(NODE_A), await hearingNode(NODE_B)];
    await first(roomId, attach(ANNA));
    await second(roomId, attach(BEN, 'attach-ben', NODE_B));
    const again = { ...attach(ANNA, 'attach-again'), connection: connectionOf('socket-again') };
    await first(roomId, again);
    await second(roomId, { type: 'leave', userId: BEN, cid: 'leave' });
    expect(meter.count('commit-conflict')).toBe(0);
    expect((await read())?.room).toMatchObject({ version: 5, voidReason: 'opponentLeft' });
  });

  it('refuses from a state read for it, never from its cache', async () => {
    const { node, roomId } = await arrange();
    const [first, second] = [node(), node()];
    await first(roomId, attach(ANNA));
    await second(roomId, { type: 'leave', userId: ANNA, cid: 'leave' });
    expect(await first(roomId, attach(BEN))).toMatchObject({ isAccepted: true, state: { version: 4 } });
    const stranger = 'stranger' as typeof ANNA;
    expect(await first(roomId, attach(stranger))).toEqual({ isAccepted: false, code: 'NOT_IN_ROOM' });
  });

  it('knows its own change again when the reply was lost', async () => {
    let losses = 1;
    const { node, meter, roomId, read } = await arrange((store) => ({
      async commit(...args) {
        const result = await store.commit(...args);
        if (losses-- > 0) {
          throw new StoreUnavailable('reply lost');
        }
        return result;
      },
    }));
    expect(await node()(roomId, attach(ANNA))).toMatchObject({ isAccepted: true });
    expect(meter.count('nonce-hit')).toBe(1);
    expect((await read())?.room.version).toBe(2);
  });

  it('gives up with BUSY after five tries', async () => {
    let tries = 0;
    const { node, meter, roomId } = await arrange((store) => ({
      async commit(id) {
        tries += 1;
        return { kind: 'conflict', current: await store.read(id) };
      },
    }));
    expect(await node()(roomId, attach(ANNA))).toEqual({ isAccepted: false, code: 'BUSY' });
    expect(tries).toBe(5);
    expect(meter.count('commit-gave-up')).toBe(1);
  });

  it.each([1_000, -10_000])('takes the time of the store when its own clock is %d ms off', async (skewMs) => {
    const { node, meter, roomId, read } = await arrange(undefined, skewMs);
    expect(await node()(roomId, attach(ANNA))).toMatchObject({ isAccepted: true });
    expect((await read())?.committedAt).toBe(START);
    expect(meter.count('stale-clock')).toBeLessThanOrEqual(1);
  });

  it('throws when the store stays away: nothing is queued for later', async () => {
    const { node, roomId } = await arrange(() => ({
      commit: () => Promise.reject(new StoreUnavailable('away')),
    }));
    await expect(node()(roomId, attach(ANNA))).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('finds no room that never was', async () => {
    const { node, roomId } = await arrange(() => ({ read: () => Promise.resolve(null) }));
    expect(await node()(roomId, attach(ANNA))).toEqual({ isAccepted: false, code: 'ROOM_NOT_FOUND' });
  });
});
