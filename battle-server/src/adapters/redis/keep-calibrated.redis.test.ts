import { expect, it } from 'vitest';
import { StoreUnavailable } from '../../ports/battle-store.ts';
import { withRedis } from '../../testing/with-redis.ts';
import { calibrate } from './keep-calibrated.ts';
import { createRedisClock } from './redis-clock.ts';

const redis = withRedis();

it.each([5_000, -5_000])(
  'brings a node whose clock is %i ms off to the time of Redis [I13]',
  async (skewMs) => {
    const clock = createRedisClock({ wall: () => Date.now() + skewMs });
    const sentAt = clock.ticks();
    await calibrate(redis.connections(), clock);
    // One exchange cannot tell more than its own length.
    const slackMs = clock.ticks() - sentAt + 2;
    const before = clock.now();
    const there = await redis.now();
    expect(there).toBeGreaterThanOrEqual(before - slackMs);
    expect(there).toBeLessThanOrEqual(clock.now() + slackMs);
  },
);

it('leaves the clock as it is when Redis does not answer', async () => {
  const clock = createRedisClock({ ticks: () => 0, wall: () => 42 });
  const { commands } = redis.connections();
  await commands.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'no').catch(() => undefined);
  await expect.poll(() => commands.status).not.toBe('ready');
  await expect(calibrate(redis.connections(), clock)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(clock.now()).toBe(42);
});
