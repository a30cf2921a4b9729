import { describe } from 'vitest';
import { describeRedisPorts } from '../../testing/redis-ports.suite.ts';
import { withRedis } from '../../testing/with-redis.ts';

const redis = withRedis();

describe('on one Redis', () => {
  describeRedisPorts(redis);
});
