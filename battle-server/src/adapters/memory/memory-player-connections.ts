import type { UserId } from '@quiz-arena/contract/ids';
import type { Connection } from '../../core/node-id.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PlayerConnections } from '../../ports/player-connections.ts';
import { ExpiringMap } from './expiring-map.ts';

const OWNERSHIP_MS = 3 * 60_000;

/** Owning sockets of one process. */
export function createMemoryPlayerConnections(clock: Pick<Clock, 'now'>): PlayerConnections {
  const owners = new ExpiringMap<UserId, Connection>(clock);
  const put = (playerId: UserId, connection: Connection) =>
    owners.set(playerId, connection, clock.now() + OWNERSHIP_MS);
  return {
    async take(playerId, connection) {
      const former = owners.get(playerId);
      put(playerId, connection);
      return former && !isSame(former, connection) ? former : null;
    },
    async find(playerId) {
      return owners.get(playerId) ?? null;
    },
    async drop(playerId, connection) {
      const owner = owners.get(playerId);
      if (owner && isSame(owner, connection)) owners.delete(playerId);
    },
    async renew(owned) {
      const lost: UserId[] = [];
      for (const [playerId, connection] of owned) {
        const owner = owners.get(playerId);
        if (owner && !isSame(owner, connection)) lost.push(playerId);
        else put(playerId, connection);
      }
      return lost;
    },
  };
}

function isSame(one: Connection, other: Connection): boolean {
  return one.nodeId === other.nodeId && one.connectionId === other.connectionId;
}
