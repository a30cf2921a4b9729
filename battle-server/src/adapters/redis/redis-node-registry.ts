import type { Redis } from 'ioredis';
import type { NodeId } from '../../core/node-id.ts';
import type { DeadNode, NodeRegistry } from '../../ports/node-registry.ts';
import { keys } from './keys.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

/** The dead are remembered for a day, should all nodes be away. */
const BEATS_KEEP_MS = 24 * 3_600_000;

const beatScript = loadScript('beat');
const leaseDeadScript = loadScript('lease-dead');

/** Heartbeats on Redis: one sorted set by its TIME. */
export function createRedisNodeRegistry(redis: Redis, nodeDeadMs: number): NodeRegistry {
  return {
    async beat(nodeId) {
      await storeCall(beatScript.run(redis, [keys.beats], [nodeId, BEATS_KEEP_MS]));
    },
    async leaseDead(leaseMs) {
      const reply = (await storeCall(
        leaseDeadScript.run(redis, [keys.beats], [keys.beatLeasePrefix, nodeDeadMs, leaseMs]),
      )) as string[];
      const dead: DeadNode[] = [];
      for (let index = 0; index + 1 < reply.length; index += 2) {
        dead.push({ nodeId: reply[index] as NodeId, lastBeatAt: Number(reply[index + 1]) });
      }
      return dead;
    },
    async forget(nodeId) {
      await storeCall(redis.zrem(keys.beats, nodeId));
    },
  };
}
