import { randomUUID } from 'node:crypto';
import type { Place, SeatStore } from '../../ports/seat-store.ts';
import { keys } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

const claimScript = loadScript('claim-seat');
const releaseScript = loadScript('release-seat');

type ClaimReply = ['claimed', fence: string] | ['taken', place: string, fence: string];

/** Seats on Redis: one hash a player, in a slot of its own. */
export function createRedisSeatStore(redis: RedisCommands): SeatStore {
  return {
    async read(playerId) {
      const [place, fence] = await storeCall(redis.hmget(keys.seat(playerId), 'place', 'fence'));
      return place && fence ? { place: JSON.parse(place) as Place, fence } : null;
    },
    async claim(playerId, place, ttlMs, over) {
      const reply = (await storeCall(
        claimScript.run(
          redis,
          [keys.seat(playerId)],
          [placeKey(place), JSON.stringify(place), randomUUID(), ttlMs, over ?? ''],
        ),
      )) as ClaimReply;
      if (reply[0] === 'claimed') return { kind: 'claimed', fence: reply[1] };
      return { kind: 'taken', seat: { place: JSON.parse(reply[1]) as Place, fence: reply[2] } };
    },
    async release(playerId, fence) {
      return (await storeCall(releaseScript.run(redis, [keys.seat(playerId)], [fence]))) === 1;
    },
  };
}

function placeKey(place: Place): string {
  return place.kind === 'search' ? `search:${place.ticketId}` : `battle:${place.roomId}`;
}
