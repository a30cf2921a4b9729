import type { ConnectionOptions } from 'node:tls';

/** One Redis server as an address of REDIS_URL names it. */
export interface RedisAddress {
  readonly host: string;
  readonly port: number;
  readonly username?: string;
  readonly password?: string;
  /** Present with rediss://. */
  readonly tls?: ConnectionOptions;
}

/** Reads `redis://user:password@host:port`, or the same with TLS as `rediss://`. Throws on anything else. */
export function readRedisAddress(text: string): RedisAddress {
  const url = new URL(text);
  if (!/^rediss?:$/.test(url.protocol))
    throw new TypeError('An address of Redis begins with redis:// or rediss://.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: url.port === '' ? 6379 : Number(url.port),
    ...(url.username !== '' && { username: decodeURIComponent(url.username) }),
    ...(url.password !== '' && { password: decodeURIComponent(url.password) }),
    ...(url.protocol === 'rediss:' && { tls: {} }),
  };
}
