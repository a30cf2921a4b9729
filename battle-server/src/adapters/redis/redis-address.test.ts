import { expect, it } from 'vitest';
import { readRedisAddress } from './redis-address.ts';

it.each([
  ['redis://redis', { host: 'redis', port: 6379 }],
  ['rediss://10.0.0.1:7000', { host: '10.0.0.1', port: 7000, tls: {} }],
  ['redis://me:a%40b@[::1]:7001', { host: '::1', port: 7001, username: 'me', password: 'a@b' }],
])('reads %s', (text, address) => {
  expect(readRedisAddress(text)).toEqual(address);
});

it.each(['http://redis', 'redis'])('refuses %s', (text) => {
  expect(() => readRedisAddress(text)).toThrow(TypeError);
});
