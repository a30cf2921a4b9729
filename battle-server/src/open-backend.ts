import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { createMemoryBattleStore } from './adapters/memory/memory-battle-store.ts';
import { createMemoryCodeTries } from './adapters/memory/memory-code-tries.ts';
import { createMemoryMeetingLog } from './adapters/memory/memory-meeting-log.ts';
import { createMemoryNodeChannel } from './adapters/memory/memory-node-channel.ts';
import { createMemoryNodeRegistry } from './adapters/memory/memory-node-registry.ts';
import { createMemoryPlayerConnections } from './adapters/memory/memory-player-connections.ts';
import { createMemoryRoomCodes } from './adapters/memory/memory-room-codes.ts';
import { createMemorySearchPenalty } from './adapters/memory/memory-search-penalty.ts';
import { createMemorySeatStore } from './adapters/memory/memory-seat-store.ts';
import { createMemoryTicketQueue } from './adapters/memory/memory-ticket-queue.ts';
import { calibrate, keepCalibrated } from './adapters/redis/keep-calibrated.ts';
import { openRedis } from './adapters/redis/open-redis.ts';
import { reachAny } from './adapters/redis/reach-any.ts';
import { createRedisBattleStore } from './adapters/redis/redis-battle-store.ts';
import { createRedisClock } from './adapters/redis/redis-clock.ts';
import { createRedisCodeTries } from './adapters/redis/redis-code-tries.ts';
import { createRedisMeetingLog } from './adapters/redis/redis-meeting-log.ts';
import { createRedisNodeChannel } from './adapters/redis/redis-node-channel.ts';
import { createRedisNodeRegistry } from './adapters/redis/redis-node-registry.ts';
import { createRedisPlayerConnections } from './adapters/redis/redis-player-connections.ts';
import { createRedisRoomCodes } from './adapters/redis/redis-room-codes.ts';
import { createRedisSearchPenalty } from './adapters/redis/redis-search-penalty.ts';
import { createRedisSeatStore } from './adapters/redis/redis-seat-store.ts';
import { createRedisTicketQueue } from './adapters/redis/redis-ticket-queue.ts';
import { createSystemClock } from './adapters/system/system-clock.ts';
import type { BattlePorts } from './application/battle-ports.ts';
import type { NodeMessage } from './application/node-message.ts';
import type { BattleState } from './core/battle-state.ts';
import type { Log } from './ports/log.ts';

/** What a node shares with others, and the clock that goes with it. */
export interface Backend
  extends Pick<
    BattlePorts,
    | 'store'
    | 'channel'
    | 'registry'
    | 'connections'
    | 'tickets'
    | 'seats'
    | 'meetings'
    | 'penalties'
    | 'codes'
    | 'codeTries'
    | 'clock'
  > {
  /** Throws StoreUnavailable when nothing of it answers; on a cluster one master is enough. */
  reach(): Promise<void>;
  /** Whether its rooms go on when this process ends. */
  readonly outlivesNode: boolean;
  close(): void;
}

/** Rooms in this process's memory: one node, gone with it. */
export function openMemoryBackend(settings: BattleSettings): Backend {
  const clock = createSystemClock();
  const channel = createMemoryNodeChannel<NodeMessage>();
  return {
    clock,
    channel,
    store: createMemoryBattleStore<BattleState, NodeMessage>(clock, channel, settings),
    registry: createMemoryNodeRegistry(clock, settings.nodeDeadMs),
    connections: createMemoryPlayerConnections(clock),
    tickets: createMemoryTicketQueue(clock),
    seats: createMemorySeatStore(clock),
    meetings: createMemoryMeetingLog(clock),
    penalties: createMemorySearchPenalty(clock, settings),
    codes: createMemoryRoomCodes(clock),
    codeTries: createMemoryCodeTries(clock, settings),
    reach: () => Promise.resolve(),
    outlivesNode: false,
    close: () => undefined,
  };
}

/** Rooms on Redis or a Redis Cluster, shared by any number of nodes. Throws when it cannot be reached. */
export async function openRedisBackend(
  urls: readonly string[],
  settings: BattleSettings,
  log: Log,
): Promise<Backend> {
  const redis = await openRedis(urls, log);
  const { commands, subscriber, masterOf, close } = redis;
  const clock = createRedisClock({ masterOf });
  await calibrate(redis, clock);
  const stopCalibrating = keepCalibrated(redis, clock);
  return {
    clock,
    channel: createRedisNodeChannel<NodeMessage>(commands, subscriber),
    store: createRedisBattleStore<BattleState, NodeMessage>(commands, clock, settings, ['questions']),
    registry: createRedisNodeRegistry(commands, settings.nodeDeadMs),
    connections: createRedisPlayerConnections(commands),
    tickets: createRedisTicketQueue(commands),
    seats: createRedisSeatStore(commands),
    meetings: createRedisMeetingLog(commands),
    penalties: createRedisSearchPenalty(commands, settings),
    codes: createRedisRoomCodes(commands),
    codeTries: createRedisCodeTries(commands, settings),
    reach: () => reachAny(redis),
    outlivesNode: true,
    close() {
      stopCalibrating();
      close();
    },
  };
}
