import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Credentials } from './authorise.ts';
import { Refusal } from './refusal.ts';

/** Requests a minute; beyond, 144. */
export interface RateLimitConfig {
  readonly perPlayer: number;
  /** For requests without a token that this server signed. */
  readonly perAddress: number;
}

export interface RateLimits {
  /** Counts a request for its player, else for its address. @throws Refusal beyond the limit */
  count(request: FastifyRequest, credentials: Credentials): Promise<void>;
}

/** Counts in this process's memory. The battle servers are ours and are not counted. */
export function createRateLimits(app: FastifyInstance, config: RateLimitConfig): RateLimits {
  const counted = new WeakMap<FastifyRequest, { key: string; max: number }>();
  const check = app.createRateLimit({
    timeWindow: 60_000,
    keyGenerator: (request) => counted.get(request)?.key ?? request.ip,
    max: (request) => counted.get(request)?.max ?? config.perAddress,
  });
  return {
    async count(request, { holder, service }) {
      if (service === 'right') return;
      counted.set(
        request,
        holder
          ? { key: `player:${holder.userId}`, max: config.perPlayer }
          : { key: `address:${request.ip}`, max: config.perAddress },
      );
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw new Refusal('TOO_MANY_REQUESTS');
    },
  };
}
