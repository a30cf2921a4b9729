import type { MeetingLog, PlayerPair } from '../../ports/meeting-log.ts';
import { keys } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

const DAY_MS = 24 * 3_600_000;

const recordScript = loadScript('record-meeting');
const countScript = loadScript('count-meetings');

/** Meetings on Redis: one sorted set of room ids a pair, by time. */
export function createRedisMeetingLog(redis: RedisCommands): MeetingLog {
  return {
    async record(pair, roomId) {
      await storeCall(recordScript.run(redis, [pairKey(pair)], [roomId, DAY_MS]));
    },
    counts: (pairs) =>
      Promise.all(
        pairs.map(async (pair) => Number(await storeCall(countScript.run(redis, [pairKey(pair)], [DAY_MS])))),
      ),
  };
}

function pairKey(pair: PlayerPair): string {
  return keys.meetings([...pair].sort().join(':'));
}
