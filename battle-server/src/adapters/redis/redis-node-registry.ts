import type { NodeId } from '../../core/node-id.ts';
import type { DeadNode, NodeRegistry } from '../../ports/node-registry.ts';
import { keys } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

/** The dead are remembered for a day, should all nodes be away. */
const BEATS_KEEP_MS = 24 * 3_600_000;

const beatScript = loadScript('beat');
const leaseDeadScript = loadScript('lease-dead');

/** Heartbeats on Redis: one sorted set by its TIME. */
export function createRedisNodeRegistry(redis: RedisCommands, nodeDeadMs: number): NodeRegistry {
  return {
    async beat(nodeId) {
      await storeCall(beatScript.run(redis, [keys.beats], [nodeId, BEATS_KEEP_MS]));
    },
    async beats() {
      const reply = await storeCall(redis.zrange(keys.beats, 0, '-1', 'WITHSCORES'));
      return new Map(pairs(reply).map(([nodeId, at]) => [nodeId as NodeId, Number(at)]));
    },
    async leaseDead(leaseMs) {
      const reply = (await storeCall(
        leaseDeadScript.run(redis, [keys.beats], [keys.beatLeasePrefix, nodeDeadMs, leaseMs]),
      )) as string[];
      return pairs(reply).map(
        ([nodeId, at]): DeadNode => ({ nodeId: nodeId as NodeId, lastBeatAt: Number(at) }),
      );
    },
    async forget(nodeId) {
      await storeCall(redis.zrem(keys.beats, nodeId));
    },
  };
}

/** A flat reply of members and scores, two by two. */
function pairs(reply: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  for (let index = 0; index + 1 < reply.length; index += 2) {
    found.push([reply[index] ?? '', reply[index + 1] ?? '']);
  }
  return found;
}
