import type { NodeId } from '../../core/node-id.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NodeRegistry } from '../../ports/node-registry.ts';
import { ExpiringMap } from './expiring-map.ts';

/** Heartbeats within one process: of use to tests and simulations that run several nodes in it. */
export function createMemoryNodeRegistry(clock: Pick<Clock, 'now'>, nodeDeadMs: number): NodeRegistry {
  const beats = new Map<NodeId, number>();
  const leases = new ExpiringMap<NodeId, true>(clock);
  return {
    async beat(nodeId) {
      beats.set(nodeId, clock.now());
    },
    async beats() {
      return new Map(beats);
    },
    async leaseDead(leaseMs) {
      const now = clock.now();
      const dead = [...beats].filter(([nodeId, at]) => now - at >= nodeDeadMs && !leases.get(nodeId));
      for (const [nodeId] of dead) leases.set(nodeId, true, now + leaseMs);
      return dead.map(([nodeId, lastBeatAt]) => ({ nodeId, lastBeatAt }));
    },
    async forget(nodeId) {
      beats.delete(nodeId);
    },
  };
}
