import { StoreUnavailable } from '../../ports/battle-store.ts';
import type { RedisConnections } from './redis-connections.ts';
import { storeCall } from './store-call.ts';

/** Resolves when a master answers: a node without one of several serves the rooms of the others. Throws StoreUnavailable. */
export async function reachAny(redis: Pick<RedisConnections, 'masters'>): Promise<void> {
  const pings = [...redis.masters().values()].map((master) => storeCall(master.ping()));
  await Promise.any(pings).catch((cause: unknown) => {
    throw new StoreUnavailable('No master answers.', { cause });
  });
}
