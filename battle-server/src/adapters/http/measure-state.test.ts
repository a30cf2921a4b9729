import { expect, it } from 'vitest';
import { battleOnNode } from '../../testing/battle-on-node.ts';
import { openNode } from '../../testing/one-node.ts';
import { ANNA, BEN } from '../../testing/test-room.ts';
import { measureState } from './measure-state.ts';
import { createPrometheusMeter } from './prometheus-meter.ts';
import { surveyRooms } from './survey-rooms.ts';

/** One node with its metrics; `figure` reads one of them as a scrape has it. */
async function measuredNode() {
  const meter = createPrometheusMeter();
  const node = await openNode({ meter });
  const measure = measureState(meter.registry, node.ports, () => 2);
  const figure = async (name: string) => {
    await measure();
    const line = (await meter.registry.metrics()).split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? null : Number(line.slice(name.length + 1));
  };
  return { ...node, figure };
}

it('tells how many search, how long the longest search goes on, and how long searches took [B11]', async () => {
  const node = await measuredNode();
  expect(await node.figure('battle_queue_length')).toBe(0);
  expect(await node.figure('battle_queue_oldest_seconds')).toBe(0);
  await node.search(ANNA);
  await node.pass(12_000);
  expect(await node.figure('battle_queue_length')).toBe(1);
  expect(await node.figure('battle_queue_oldest_seconds')).toBe(12);
  await node.search(BEN);
  await node.pass(1_000);
  expect(await node.figure('battle_queue_length')).toBe(0);
  expect(await node.figure('battle_search_seconds_count{end="matched"}')).toBe(2);
  const sum = await node.figure('battle_search_seconds_sum{end="matched"}');
  expect(sum).toBeGreaterThanOrEqual(12);
  expect(sum).toBeLessThan(14);
});

it('counts searches that found nobody with their whole time', async () => {
  const node = await measuredNode();
  await node.search(ANNA);
  await node.pass(31_000);
  expect(await node.figure('battle_search_seconds_count{end="nobody"}')).toBe(1);
  expect(await node.figure('battle_search_seconds_sum{end="nobody"}')).toBeGreaterThanOrEqual(30);
});

it('tells the settlement backlog and the age of its oldest, until the backend has answered [B17]', async () => {
  const node = await measuredNode();
  node.backend.answers.push(...Array.from({ length: 6 }, () => ({ kind: 'later' }) as const));
  const roomId = await battleOnNode(node);
  expect(await node.figure('battle_rooms{phase="question"}')).toBe(1);
  expect(await node.figure('battle_rooms{phase="settling"}')).toBe(0);
  expect(await node.figure('battle_settlement_oldest_seconds')).toBe(0);
  await node.send(BEN, 'leave', { roomId });
  await node.pass(4_000);
  expect(await node.figure('battle_rooms{phase="settling"}')).toBe(1);
  expect(await node.figure('battle_settlement_oldest_seconds')).toBe(4);
  expect(await node.figure('battle_settlement_retried_total')).toBeGreaterThan(0);
  expect(await surveyRooms(node.ports.store, 10)).toMatchObject([
    { roomId, phase: 'settling', settlingSince: node.time.now() - 4_000 },
  ]);
  await node.pass(600_000);
  expect(await node.figure('battle_rooms{phase="settling"}')).toBe(0);
  expect(await node.figure('battle_settlement_oldest_seconds')).toBe(0);
  expect(await node.figure('battle_settled_total')).toBe(1);
});

it('the inspector shows no question, no answer and no name', async () => {
  const node = await measuredNode();
  const roomId = await battleOnNode(node);
  await node.send(ANNA, 'answer', { roomId, question: 0, answer: 'c' });
  const [room] = await surveyRooms(node.ports.store, 10);
  expect(Object.keys(room ?? {}).sort()).toEqual([
    'closed',
    'createdAt',
    'deadlineAt',
    'entryCoin',
    'kind',
    'phase',
    'players',
    'roomId',
    'settlingSince',
    'version',
  ]);
  expect(room?.players.toSorted((one, other) => Number(one.userId) - Number(other.userId))).toEqual([
    { userId: ANNA, presence: 'here', points: expect.any(Number) },
    { userId: BEN, presence: 'here', points: expect.any(Number) },
  ]);
});

it('names every figure that operators watch', async () => {
  const { figure, ports } = await measuredNode();
  ports.meter.refused('ROOM_FULL');
  for (const name of [
    'battle_players',
    'battle_rooms_live',
    'battle_commit_total',
    'battle_commit_conflict_total',
    'battle_nonce_hit_total',
    'battle_deadline_late_total',
    'battle_resync_total',
    'battle_settlement_paused_total',
    'battle_settlement_dead_total',
    'battle_refusals_total{code="ROOM_FULL"}',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(await figure(name), name).not.toBeNull();
  }
});
