import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzProtocol } from './fuzz/fuzz-protocol.ts';
import { SecurityStack } from './stack/security-stack.ts';

/** Nothing is kept for long, so that what settles settles soon. */
const brief = {
  BATTLE_LOBBY_MS: '1500',
  BATTLE_ROOM_TTL_MS: '1000',
  BATTLE_GRACE_CLOSED_MS: '100',
  BATTLE_GRACE_LOST_MS: '100',
};
const stack = new SecurityStack();
beforeAll(() => stack.start(brief), 240_000);
afterAll(() => stack.stop());

it('hostile frames and requests bring nothing down, tell nothing, leave nothing behind, and valid players play on', async () => {
  const report = await fuzzProtocol(stack, { frames: 6_000, requests: 300, seed: 'in every test run' });
  expect(report.findings).toEqual([]);
  expect(report.valid.findings).toEqual([]);
  expect(report.valid.battles).toBeGreaterThan(0);
  expect(report.frames).toBeGreaterThanOrEqual(6_000);
  expect(report.requests.requests).toBe(300);
  const missing = Object.entries(report.byFamily).filter(([, count]) => count === 0);
  expect(missing).toEqual([]);
}, 240_000);
