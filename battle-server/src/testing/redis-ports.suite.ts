import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { describe } from 'vitest';
import { createRedisBattleStore } from '../adapters/redis/redis-battle-store.ts';
import { createRedisCodeTries } from '../adapters/redis/redis-code-tries.ts';
import { createRedisMeetingLog } from '../adapters/redis/redis-meeting-log.ts';
import { createRedisNodeChannel } from '../adapters/redis/redis-node-channel.ts';
import { createRedisNodeRegistry } from '../adapters/redis/redis-node-registry.ts';
import { createRedisPlayerConnections } from '../adapters/redis/redis-player-connections.ts';
import { createRedisRoomCodes } from '../adapters/redis/redis-room-codes.ts';
import { createRedisSearchPenalty } from '../adapters/redis/redis-search-penalty.ts';
import { createRedisSeatStore } from '../adapters/redis/redis-seat-store.ts';
import { createRedisTicketQueue } from '../adapters/redis/redis-ticket-queue.ts';
import { describeBattleStore } from '../ports/battle-store.suite.ts';
import { describeNodeChannel } from '../ports/node-channel.suite.ts';
import { describePlayerRegisters } from '../ports/player-registers.suite.ts';
import { describeRoomCodes } from '../ports/room-codes.suite.ts';
import { describeSeatStore } from '../ports/seat-store.suite.ts';
import { describeTicketQueue } from '../ports/ticket-queue.suite.ts';
import type { RedisFixture } from './with-redis.ts';

const blocks = { leaveBlockMs: 30_000, leaveBlockMaxMs: 100_000 };
const tryLimits = { roomCodeTriesPerMinute: 5, wrongCodeWaitMs: 60_000, wrongCodeWaitMaxMs: 100_000 };

/** The contract of every port that Redis stands behind, on whatever Redis the fixture runs. */
export function describeRedisPorts(redis: RedisFixture<unknown>): void {
  const commands = () => redis.connections().commands;
  const channel = <Message>() => createRedisNodeChannel<Message>(commands(), redis.connections().subscriber);
  const time = { now: redis.now, pass: redis.pass };

  describe('battle store', () => {
    const openStore = () =>
      createRedisBattleStore<{ text: string }, { tells: string }>(
        commands(),
        redis.clock(),
        defaultBattleSettings,
      );
    describeBattleStore({ open: () => ({ store: openStore(), channel: channel() }), ...time });
  });
  describe('ticket queue', () => {
    describeTicketQueue({ open: () => createRedisTicketQueue(commands()), ...time });
  });
  describe('seat store', () => {
    describeSeatStore({ open: () => createRedisSeatStore(commands()), ...time });
  });
  describe('node channel', () => {
    describeNodeChannel({ open: channel });
  });
  describe('registers', () => {
    describePlayerRegisters({
      openConnections: () => createRedisPlayerConnections(commands()),
      openMeetings: () => createRedisMeetingLog(commands()),
      openPenalties: () => createRedisSearchPenalty(commands(), blocks),
      openNodes: () => createRedisNodeRegistry(commands(), 100),
      ...time,
    });
  });
  describe('room codes', () => {
    describeRoomCodes({
      openCodes: () => createRedisRoomCodes(commands()),
      openTries: () => createRedisCodeTries(commands(), tryLimits),
      ...time,
    });
  });
}
