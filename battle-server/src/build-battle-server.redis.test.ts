import { describe } from 'vitest';
import { describeBattleOnSockets } from './testing/battle-on-sockets.suite.ts';
import { useRedis } from './testing/redis-fixture.ts';
import { useBattleServers } from './testing/use-battle-servers.ts';

const redis = useRedis();
const startNodes = useBattleServers();

describe('a battle on two nodes and one Redis', () => {
  describeBattleOnSockets({ start: () => startNodes(2, { REDIS_URL: redis.server().url }) });
});
