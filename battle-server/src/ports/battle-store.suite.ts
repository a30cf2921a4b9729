import { roomId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../core/node-id.ts';
import type { BattleStore, Change } from './battle-store.ts';
import type { NodeChannel } from './node-channel.ts';

interface Room {
  readonly text: string;
}
interface Notice {
  readonly tells: string;
}

/** What the suite needs of a backend: a fresh, empty store for each test. */
export interface BattleStoreHarness {
  open(): { readonly store: BattleStore<Room, Notice>; readonly channel: NodeChannel<Notice> };
  /** The store's clock, epoch milliseconds. */
  now(): Promise<number>;
  /** Lets the store's clock move on. */
  pass(ms: number): Promise<void>;
}

const room = roomId.parse('room-1');
const nodeA = 'node-a' as NodeId;
const nodeB = 'node-b' as NodeId;

/** The contract of every battle store. */
export function describeBattleStore(harness: BattleStoreHarness): void {
  async function change(nonce: string, parts: Partial<Change<Room, Notice>> = {}) {
    const at = await harness.now();
    const base = { deadlineAt: at + 60_000, isOver: false, keepMs: 60_000, audience: [] };
    return { room: { text: nonce }, before: null, nonce, at, notice: { tells: nonce }, ...base, ...parts };
  }
  async function open() {
    const { store, channel } = harness.open();
    const commit = async (
      nonce: string,
      after: number,
      nonceBefore: string,
      parts?: Partial<Change<Room, Notice>>,
    ) =>
      store.commit(
        room,
        after === 0 ? null : { version: after, nonce: nonceBefore },
        await change(nonce, parts),
      );
    return { store, channel, commit };
  }
  async function listen(channel: NodeChannel<Notice>, nodeId: NodeId) {
    const heard: string[] = [];
    await channel.subscribe(
      nodeId,
      ({ tells }) => heard.push(tells),
      () => undefined,
    );
    return heard;
  }

  describe('commit', () => {
    it('creates a room once and shows it to who comes second', async () => {
      const { store, commit } = await open();
      expect(await store.read(room)).toBeNull();
      expect(await commit('n1', 0, '')).toMatchObject({
        kind: 'committed',
        revision: { version: 1, nonce: 'n1' },
      });
      expect(await commit('n2', 0, '')).toMatchObject({
        kind: 'conflict',
        current: { room: { text: 'n1' }, revision: { version: 1, nonce: 'n1' } },
      });
    });

    it('lets one of two changes of the same revision through and gives the other the current state', async () => {
      const { store, commit } = await open();
      await commit('n1', 0, '');
      const results = await Promise.all([commit('n2', 1, 'n1'), commit('n3', 1, 'n1')]);
      const won = results.find((result) => result.kind === 'committed');
      const lost = results.find((result) => result.kind === 'conflict');
      const stored = await store.read(room);
      expect(won?.revision.version).toBe(2);
      expect(lost?.current).toEqual(stored);
      expect(stored?.revision).toEqual(won?.revision);
    });

    it('refuses a revision of another history: same version, other nonce', async () => {
      const { commit } = await open();
      await commit('n1', 0, '');
      expect(await commit('n2', 1, 'of-a-rolled-back-store')).toMatchObject({
        kind: 'conflict',
        current: { revision: { version: 1, nonce: 'n1' } },
      });
    });

    it('answers a conflict with null when the room is gone', async () => {
      const { commit } = await open();
      expect(await commit('n2', 1, 'n1')).toEqual({ kind: 'conflict', current: null });
    });

    it('recognises a change whose reply was lost, and neither writes nor tells it again', async () => {
      const { channel, commit } = await open();
      const heard = await listen(channel, nodeA);
      await commit('n1', 0, '', { audience: [nodeA] });
      expect(await commit('n1', 0, '', { audience: [nodeA] })).toEqual({
        kind: 'committed',
        revision: { version: 1, nonce: 'n1' },
        wasRepeated: true,
      });
      await commit('n2', 1, 'n1', { audience: [nodeA] });
      await expect.poll(() => heard).toEqual(['n1', 'n2']);
    });

    it('refuses a live room without a deadline and a dead one with one', async () => {
      const { store, commit } = await open();
      await expect(commit('n1', 0, '', { deadlineAt: null })).rejects.toThrow('deadline');
      await expect(commit('n1', 0, '', { isOver: true })).rejects.toThrow('deadline');
      expect(await store.read(room)).toBeNull();
    });
  });

  describe('clock guard', () => {
    it.each([
      ['1 s ahead of the store', 1_000],
      ['5 s behind the store', -5_000],
    ])(
      'refuses a commit stamped %s, writes and tells nothing, and gives the right time',
      async (_, skewMs) => {
        const { store, channel, commit } = await open();
        const heard = await listen(channel, nodeA);
        await commit('n1', 0, '', { audience: [nodeA] });
        const before = await harness.now();
        const refused = await commit('n2', 1, 'n1', { at: before + skewMs, audience: [nodeA] });
        expect(refused.kind).toBe('stale-clock');
        const rightTime = refused.kind === 'stale-clock' ? refused.now : 0;
        expect(Math.abs(rightTime - before)).toBeLessThan(900);
        expect((await store.read(room))?.revision.version).toBe(1);
        expect(await commit('n3', 1, 'n1', { at: rightTime, audience: [nodeA] })).toMatchObject({
          kind: 'committed',
        });
        await expect.poll(() => heard).toEqual(['n1', 'n3']);
      },
    );

    it('never lets time go back within a room', async () => {
      const { commit } = await open();
      const at = (await harness.now()) + 200;
      await commit('n1', 0, '', { at });
      expect(await commit('n2', 1, 'n1', { at: at - 100 })).toEqual({ kind: 'stale-clock', now: at });
      expect(await commit('n3', 1, 'n1', { at })).toMatchObject({ kind: 'committed' });
    });
  });

  describe('notices', () => {
    it('reach each node of the audience in commit order, and no other', async () => {
      const { channel, commit } = await open();
      const [heardA, heardB] = [await listen(channel, nodeA), await listen(channel, nodeB)];
      await commit('n1', 0, '', { audience: [nodeA, nodeB] });
      await commit('n2', 1, 'n1', { audience: [nodeA] });
      await commit('n3', 2, 'n2', { audience: [nodeA, nodeB] });
      await expect.poll(() => heardA).toEqual(['n1', 'n2', 'n3']);
      await expect.poll(() => heardB).toEqual(['n1', 'n3']);
    });

    it('are not told when the commit lost', async () => {
      const { channel, commit } = await open();
      const heard = await listen(channel, nodeA);
      await commit('n1', 0, '', { audience: [nodeA] });
      await commit('n2', 0, '', { audience: [nodeA] });
      await commit('n3', 1, 'n1', { audience: [nodeA] });
      await expect.poll(() => heard).toEqual(['n1', 'n3']);
    });
  });

  describe('deadlines', () => {
    it('are leased, not removed: hidden from others until the lease ends', async () => {
      const { store, commit } = await open();
      const deadlineAt = (await harness.now()) - 10;
      await commit('n1', 0, '', { deadlineAt });
      expect(await store.leaseDueDeadlines(10, 80)).toEqual([{ roomId: room, deadlineAt }]);
      expect(await store.leaseDueDeadlines(10, 80)).toEqual([]);
      await harness.pass(100);
      expect(await store.leaseDueDeadlines(10, 60_000)).toEqual([{ roomId: room, deadlineAt }]);
    });

    it('are not due before their time', async () => {
      const { store, commit } = await open();
      await commit('n1', 0, '', { deadlineAt: (await harness.now()) + 150 });
      expect(await store.leaseDueDeadlines(10, 1_000)).toEqual([]);
      await harness.pass(200);
      expect(await store.leaseDueDeadlines(10, 1_000)).toHaveLength(1);
    });

    it('move with each commit, which also ends a lease, and end with the room', async () => {
      const { store, commit } = await open();
      const deadlineAt = (await harness.now()) - 10;
      await commit('n1', 0, '', { deadlineAt });
      await store.leaseDueDeadlines(10, 60_000);
      await commit('n2', 1, 'n1', { deadlineAt: deadlineAt + 5 });
      expect(await store.leaseDueDeadlines(10, 60_000)).toEqual([
        { roomId: room, deadlineAt: deadlineAt + 5 },
      ]);
      await commit('n3', 2, 'n2', { deadlineAt: null, isOver: true });
      await harness.pass(20);
      expect(await store.liveRooms(10)).toEqual([]);
      expect(await store.read(room)).toMatchObject({ room: { text: 'n3' } });
    });

    it('are handed out up to the limit', async () => {
      const { store } = await open();
      const deadlineAt = (await harness.now()) - 10;
      for (const name of ['a', 'b', 'c']) {
        await store.commit(roomId.parse(name), null, await change(`n-${name}`, { deadlineAt }));
      }
      const first = await store.leaseDueDeadlines(2, 60_000);
      const second = await store.leaseDueDeadlines(2, 60_000);
      expect([first.length, second.length]).toEqual([2, 1]);
      expect([...first, ...second].map((due) => due.roomId).sort()).toEqual(['a', 'b', 'c']);
    });
  });

  describe('keeping', () => {
    it('forgets a room when its deadline and its time are over', async () => {
      const { store, commit } = await open();
      await commit('n1', 0, '', { deadlineAt: (await harness.now()) + 20, keepMs: 30 });
      await harness.pass(100);
      expect(await store.read(room)).toBeNull();
      expect(await store.leaseDueDeadlines(10, 1_000)).toEqual([]);
      expect(await store.liveRooms(10)).toEqual([]);
    });

    it('tells the newest revision of the rooms that are there', async () => {
      const { store, commit } = await open();
      await commit('n1', 0, '');
      await commit('n2', 1, 'n1');
      const found = await store.revisions([room, roomId.parse('another')]);
      expect([...found]).toEqual([[room, { version: 2, nonce: 'n2' }]]);
      expect(await store.liveRooms(10)).toMatchObject([{ roomId: room }]);
    });
  });
}
