import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

it('lets a burst pass, then the rate', () => {
  let now = 0;
  const bucket = new TokenBucket({ perSecond: 10, burst: 20, now: () => now });
  expect(Array.from({ length: 20 }, () => bucket.take())).toEqual(Array(20).fill(0));
  expect(bucket.take()).toBe(100);
  now += 100;
  expect(bucket.take()).toBe(0);
  expect(bucket.take()).toBe(100);
});

it('does not save up more than the burst', () => {
  let now = 0;
  const bucket = new TokenBucket({ perSecond: 5, burst: 10, now: () => now });
  now += 3_600_000;
  expect(Array.from({ length: 11 }, () => bucket.take() > 0)).toEqual([...Array(10).fill(false), true]);
});
