import { expect, it } from 'vitest';
import { openNode } from '../../testing/one-node.ts';
import { ANNA } from '../../testing/test-room.ts';
import { measureState } from './measure-state.ts';
import { createPrometheusMeter } from './prometheus-meter.ts';

/** What operators are promised of a node, and the metrics that tell it. */
const promised = {
  players: ['battle_players'],
  'rooms by phase': ['battle_rooms', 'battle_rooms_live'],
  'queue length and wait': ['battle_queue_length', 'battle_queue_oldest_seconds', 'battle_search_seconds'],
  'commit conflicts': ['battle_commit_total', 'battle_commit_conflict_total', 'battle_commit_gave_up_total'],
  'nonce hits': ['battle_nonce_hit_total'],
  'late deadlines': ['battle_deadline_run_total', 'battle_deadline_late_total'],
  resyncs: ['battle_resync_total'],
  'settlement backlog and age': ['battle_rooms', 'battle_settlement_oldest_seconds'],
  'refusals by code': ['battle_refusals_total'],
  'event-loop delay': ['nodejs_eventloop_lag_seconds', 'nodejs_eventloop_lag_p99_seconds'],
};

it.each(Object.entries(promised))('tells %s', async (_what, names) => {
  const meter = createPrometheusMeter();
  const node = await openNode({ meter });
  await measureState(meter.registry, node.ports, () => 0)();
  const scraped = await meter.registry.metrics();
  for (const name of names)
    expect(scraped).toMatch(new RegExp(`^# TYPE ${name} (gauge|counter|histogram)$`, 'm'));
});

it('counts refusals by their code, and commits that conflict or are recognised', async () => {
  const meter = createPrometheusMeter();
  const figure = async (line: string) =>
    Number(
      (await meter.registry.metrics())
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length),
    );
  for (const code of ['TOO_LATE', 'BUSY', 'TOO_LATE']) meter.refused(code);
  meter.tally('commit-conflict', 3);
  meter.tally('nonce-hit');
  meter.handled('answer', 4);
  expect(await figure('battle_refusals_total{code="TOO_LATE"}')).toBe(2);
  expect(await figure('battle_commit_conflict_total')).toBe(3);
  expect(await figure('battle_nonce_hit_total')).toBe(1);
  expect(await figure('battle_command_seconds_count{command="answer"}')).toBe(1);
});

it('counts the commits of a node', async () => {
  const meter = createPrometheusMeter();
  const node = await openNode({ meter });
  await node.send(ANNA, 'playBot', { category: '', languageId: '14', level: 'easy' });
  expect(await meter.registry.getSingleMetricAsString('battle_commit_total')).toMatch(
    /battle_commit_total [1-9]/,
  );
});
