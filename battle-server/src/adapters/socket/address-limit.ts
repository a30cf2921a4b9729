import type { IncomingHttpHeaders } from 'node:http';
import { createAddressSet } from './address-set.ts';
import { TokenBucket } from './token-bucket.ts';

const MOST_ADDRESSES = 50_000;

/** What of a request tells where it comes from. */
export interface RequestOrigin {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** Limits new connections per address. */
export interface AddressLimit {
  /** Milliseconds to wait, 0: it may connect. */
  take(request: RequestOrigin): number;
}

/**
 * A minute's worth may come at once. `trustedProxies` (addresses, CIDR ranges) may name the address that they forward
 * for, in the last part of X-Forwarded-For.
 */
export function createAddressLimit(
  perMinute: number,
  trustedProxies: readonly string[],
  now: () => number,
): AddressLimit {
  const isTrusted = createAddressSet(trustedProxies);
  const rate = { perSecond: perMinute / 60, burst: perMinute, now };
  const buckets = new Map<string, TokenBucket>();
  return {
    take(request) {
      const address = addressOf(request, isTrusted);
      const bucket = buckets.get(address) ?? new TokenBucket(rate);
      buckets.delete(address);
      buckets.set(address, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_ADDRESSES && oldest !== undefined) buckets.delete(oldest);
      return bucket.take();
    },
  };
}

function addressOf(request: RequestOrigin, isTrusted: (address: string) => boolean): string {
  const direct = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const forwarded = request.headers['x-forwarded-for'];
  if (!isTrusted(direct) || forwarded === undefined) return direct;
  return String(forwarded).split(',').at(-1)?.trim() || direct;
}
