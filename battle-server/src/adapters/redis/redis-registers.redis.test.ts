import { describe } from 'vitest';
import { describeNodeChannel } from '../../ports/node-channel.suite.ts';
import { describePlayerRegisters } from '../../ports/player-registers.suite.ts';
import { describeRoomCodes } from '../../ports/room-codes.suite.ts';
import { describeSeatStore } from '../../ports/seat-store.suite.ts';
import { describeTicketQueue } from '../../ports/ticket-queue.suite.ts';
import { withRedis } from '../../testing/with-redis.ts';
import { createRedisCodeTries } from './redis-code-tries.ts';
import { createRedisMeetingLog } from './redis-meeting-log.ts';
import { createRedisNodeChannel } from './redis-node-channel.ts';
import { createRedisNodeRegistry } from './redis-node-registry.ts';
import { createRedisPlayerConnections } from './redis-player-connections.ts';
import { createRedisRoomCodes } from './redis-room-codes.ts';
import { createRedisSearchPenalty } from './redis-search-penalty.ts';
import { createRedisSeatStore } from './redis-seat-store.ts';
import { createRedisTicketQueue } from './redis-ticket-queue.ts';

const redis = withRedis();
const commands = () => redis.connections().commands;
const time = { now: redis.now, pass: redis.pass };
const blocks = { leaveBlockMs: 30_000, leaveBlockMaxMs: 100_000 };
const tryLimits = { roomCodeTriesPerMinute: 5, wrongCodeWaitMs: 60_000, wrongCodeWaitMaxMs: 100_000 };

describe('the Redis ticket queue', () => {
  describeTicketQueue({ open: () => createRedisTicketQueue(commands()), ...time });
});
describe('the Redis seat store', () => {
  describeSeatStore({ open: () => createRedisSeatStore(commands()), ...time });
});
describe('the Redis node channel', () => {
  describeNodeChannel({
    open: () => createRedisNodeChannel(commands(), redis.connections().subscriber),
  });
});
describe('the Redis registers', () => {
  describePlayerRegisters({
    openConnections: () => createRedisPlayerConnections(commands()),
    openMeetings: () => createRedisMeetingLog(commands()),
    openPenalties: () => createRedisSearchPenalty(commands(), blocks),
    openNodes: () => createRedisNodeRegistry(commands(), 100),
    ...time,
  });
});
describe('the Redis room codes', () => {
  describeRoomCodes({
    openCodes: () => createRedisRoomCodes(commands()),
    openTries: () => createRedisCodeTries(commands(), tryLimits),
    ...time,
  });
});
