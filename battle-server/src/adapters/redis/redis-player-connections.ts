import type { UserId } from '@quiz-arena/contract/ids';
import type { Connection, ConnectionId, NodeId } from '../../core/node-id.ts';
import type { PlayerConnections } from '../../ports/player-connections.ts';
import { keys } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

const OWNERSHIP_MS = 3 * 60_000;

const dropScript = loadScript('drop-connection');
const renewScript = loadScript('renew-connection');

/** Owning sockets on Redis: one string a player, "node connection". */
export function createRedisPlayerConnections(redis: RedisCommands): PlayerConnections {
  return {
    async take(playerId, connection) {
      const written = encode(connection);
      const former = await storeCall(
        redis.set(keys.connection(playerId), written, 'PX', OWNERSHIP_MS, 'GET'),
      );
      return former === null || former === written ? null : decode(former);
    },
    async find(playerId) {
      const owner = await storeCall(redis.get(keys.connection(playerId)));
      return owner === null ? null : decode(owner);
    },
    async drop(playerId, connection) {
      await storeCall(dropScript.run(redis, [keys.connection(playerId)], [encode(connection)]));
    },
    async renew(owned) {
      const lost: UserId[] = [];
      await Promise.all(
        [...owned].map(async ([playerId, connection]) => {
          const args = [encode(connection), OWNERSHIP_MS];
          const reply = await storeCall(renewScript.run(redis, [keys.connection(playerId)], args));
          if (reply !== 1) lost.push(playerId);
        }),
      );
      return lost;
    },
  };
}

function encode(connection: Connection): string {
  return `${connection.nodeId} ${connection.connectionId}`;
}

function decode(text: string): Connection {
  const [nodeId, connectionId] = text.split(' ');
  return { nodeId: nodeId as NodeId, connectionId: connectionId as ConnectionId };
}
