import { roomId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import { keys, SHARDS, shardTag, shardTags } from './keys.ts';

it('puts a room and its deadline into one slot', () => {
  const room = roomId.parse('room-1');
  const tag = shardTag(room);
  expect(keys.room(room)).toContain(tag);
  expect(keys.deadlines(tag)).toContain(tag);
});

it('spreads rooms evenly over the shards', () => {
  const counts = new Map(shardTags.map((tag) => [tag, 0]));
  for (let index = 0; index < SHARDS * 100; index += 1) {
    const tag = shardTag(crypto.randomUUID());
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  expect(counts.size).toBe(SHARDS);
  expect(Math.min(...counts.values())).toBeGreaterThan(40);
  expect(Math.max(...counts.values())).toBeLessThan(180);
});
