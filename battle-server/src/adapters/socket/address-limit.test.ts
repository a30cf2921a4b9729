import { expect, it } from 'vitest';
import { createAddressLimit, type RequestOrigin } from './address-limit.ts';

function from(remoteAddress: string, forwarded?: string): RequestOrigin {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers };
}

it('counts each address on its own, over all its sockets', () => {
  const limit = createAddressLimit(2, [], () => 0);
  expect([0, 1, 2].map(() => limit.take(from('10.0.0.1')) > 0)).toEqual([false, false, true]);
  expect(limit.take(from('::ffff:10.0.0.1'))).toBeGreaterThan(0);
  expect(limit.take(from('10.0.0.2'))).toBe(0);
});

it('believes a forwarded address only from a proxy that is trusted', () => {
  const limit = createAddressLimit(2, ['10.0.0.9'], () => 0);
  for (const forged of ['1.1.1.1', '2.2.2.2']) limit.take(from('10.0.0.1', forged));
  expect(limit.take(from('10.0.0.1', '3.3.3.3'))).toBeGreaterThan(0);
  for (const player of ['forged, 1.1.1.1', '1.1.1.1']) expect(limit.take(from('10.0.0.9', player))).toBe(0);
  expect(limit.take(from('10.0.0.9', 'other, 1.1.1.1'))).toBeGreaterThan(0);
  expect(limit.take(from('10.0.0.9', '2.2.2.2'))).toBe(0);
});

it('trusts proxies by their range, as where containers get their addresses from one', () => {
  const limit = createAddressLimit(1, ['172.30.91.0/24', 'fd00::/8'], () => 0);
  for (const [proxy, player] of [
    ['172.30.91.7', '1.1.1.1'],
    ['::ffff:172.30.91.8', '2.2.2.2'],
    ['fd12::1', '3.3.3.3'],
  ] as const) {
    expect(limit.take(from(proxy, player))).toBe(0);
    expect(limit.take(from(proxy, player))).toBeGreaterThan(0);
  }
  expect(limit.take(from('172.30.92.7', '4.4.4.4'))).toBe(0);
  expect(limit.take(from('172.30.92.7', '5.5.5.5'))).toBeGreaterThan(0);
});
