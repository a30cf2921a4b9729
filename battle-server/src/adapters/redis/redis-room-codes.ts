import { roomId as roomIdSchema } from '@quiz-arena/contract/ids';
import type { RoomCodes } from '../../ports/room-codes.ts';
import { keys } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

const claimScript = loadScript('claim-code');
const releaseScript = loadScript('release-code');

/** Room codes on Redis: one key a code, in a slot of its own. */
export function createRedisRoomCodes(redis: RedisCommands): RoomCodes {
  return {
    async claim(code, roomId, ttlMs) {
      return (await storeCall(claimScript.run(redis, [keys.roomCode(code)], [roomId, ttlMs]))) === 1;
    },
    async find(code) {
      const roomId = await storeCall(redis.get(keys.roomCode(code)));
      return roomId === null ? null : roomIdSchema.parse(roomId);
    },
    async release(code, roomId) {
      await storeCall(releaseScript.run(redis, [keys.roomCode(code)], [roomId]));
    },
  };
}
