import { describe } from 'vitest';
import { describeBattleOnSockets } from './testing/battle-on-sockets.suite.ts';
import { withBattleServers } from './testing/with-battle-servers.ts';
import { withRedis } from './testing/with-redis.ts';

const redis = withRedis();
const startNodes = withBattleServers();

describe('a battle on two nodes and one Redis', () => {
  describeBattleOnSockets({ start: () => startNodes(2, { REDIS_URL: redis.server().url }) });
});
