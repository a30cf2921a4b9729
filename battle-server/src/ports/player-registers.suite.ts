import { roomId, userId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import type { Connection, ConnectionId, NodeId } from '../core/node-id.ts';
import type { MeetingLog } from './meeting-log.ts';
import type { NodeRegistry } from './node-registry.ts';
import type { PlayerConnections } from './player-connections.ts';
import type { SearchPenalty } from './search-penalty.ts';

/** The small registers of nodes and players; `nodeDeadMs` 100, `leaveBlockMs` 30,000, `leaveBlockMaxMs` 100,000. */
export interface PlayerRegistersHarness {
  openConnections(): PlayerConnections;
  openMeetings(): MeetingLog;
  openPenalties(): SearchPenalty;
  openNodes(): NodeRegistry;
  now(): Promise<number>;
  pass(ms: number): Promise<void>;
}

const [ada, bob] = [userId.parse('1'), userId.parse('2')];

function connection(name: string): Connection {
  return { nodeId: `node-${name}` as NodeId, connectionId: `socket-${name}` as ConnectionId };
}

/** The contract of player connections, meeting log, search penalty and node registry. */
export function describePlayerRegisters(harness: PlayerRegistersHarness): void {
  describe('player connections', () => {
    it('tell the newest owner whom it replaced [B13]', async () => {
      const connections = harness.openConnections();
      expect(await connections.take(ada, connection('a'))).toBeNull();
      expect(await connections.take(ada, connection('a'))).toBeNull();
      expect(await connections.take(ada, connection('b'))).toEqual(connection('a'));
      expect(await connections.find(ada)).toEqual(connection('b'));
    });

    it('are not dropped by a former owner', async () => {
      const connections = harness.openConnections();
      await connections.take(ada, connection('b'));
      await connections.drop(ada, connection('a'));
      expect(await connections.find(ada)).toEqual(connection('b'));
      await connections.drop(ada, connection('b'));
      expect(await connections.find(ada)).toBeNull();
    });

    it('come back when the store lost them, and tell who lost his player to another', async () => {
      const connections = harness.openConnections();
      await connections.take(bob, connection('c'));
      const owned = new Map([ada, bob].map((player) => [player, connection('b')] as const));
      expect(await connections.renew(owned)).toEqual([bob]);
      expect(await connections.find(ada)).toEqual(connection('b'));
      expect(await connections.find(bob)).toEqual(connection('c'));
    });
  });

  it('the meeting log counts each room of a pair once, whoever comes first [B11]', async () => {
    const meetings = harness.openMeetings();
    const carl = userId.parse('3');
    await meetings.record([ada, bob], roomId.parse('r1'));
    await meetings.record([bob, ada], roomId.parse('r1'));
    await meetings.record([bob, ada], roomId.parse('r2'));
    const pairs = [[ada, bob] as const, [ada, carl] as const];
    expect(await meetings.counts(pairs)).toEqual([2, 0]);
  });

  it('search penalties double up to the longest and count each room left once [B9]', async () => {
    const penalties = harness.openPenalties();
    expect(await penalties.blockedUntil(ada)).toBe(0);
    for (const [index, [cause, blockedMs]] of (
      [
        ['r1', 30_000],
        ['r2', 60_000],
        ['r3', 100_000],
      ] as const
    ).entries()) {
      const now = await harness.now();
      const until = await penalties.punish(ada, cause);
      expect(until - now, `penalty ${index + 1}`).toBeGreaterThanOrEqual(blockedMs);
      expect(until - now, `penalty ${index + 1}`).toBeLessThan(blockedMs + 1_000);
      expect(await penalties.punish(ada, cause)).toBe(until);
      expect(await penalties.blockedUntil(ada)).toBe(until);
    }
  });

  it('the node registry hands each dead node to one other node until it is forgotten', async () => {
    const nodes = harness.openNodes();
    const [dead, alive] = ['dead' as NodeId, 'alive' as NodeId];
    const before = await harness.now();
    await nodes.beat(dead);
    await nodes.beat(alive);
    expect(await nodes.leaseDead(1_000)).toEqual([]);
    expect([...(await nodes.beats()).keys()].sort()).toEqual([alive, dead]);
    await harness.pass(120);
    await nodes.beat(alive);
    const [found, ...more] = await nodes.leaseDead(60);
    expect(found?.nodeId).toBe(dead);
    expect((found?.lastBeatAt ?? 0) - before).toBeLessThan(100);
    expect(more).toEqual([]);
    expect(await nodes.leaseDead(60)).toEqual([]);
    await harness.pass(70);
    await nodes.beat(alive);
    expect(await nodes.leaseDead(60)).toEqual([found]);
    await nodes.forget(dead);
    await harness.pass(70);
    await nodes.beat(alive);
    expect(await nodes.leaseDead(60)).toEqual([]);
  });
}
