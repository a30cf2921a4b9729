import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { SearchPenalty } from '../../ports/search-penalty.ts';
import { keys } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

const MEMORY_MS = 24 * 3_600_000;

const punishScript = loadScript('punish');

/** Penalties on Redis: one hash a player. */
export function createRedisSearchPenalty(
  redis: RedisCommands,
  settings: Pick<BattleSettings, 'leaveBlockMs' | 'leaveBlockMaxMs'>,
): SearchPenalty {
  return {
    async punish(playerId, cause) {
      const args = [cause, settings.leaveBlockMs, settings.leaveBlockMaxMs, MEMORY_MS];
      return Number(await storeCall(punishScript.run(redis, [keys.penalty(playerId)], args)));
    },
    async blockedUntil(playerId) {
      return Number((await storeCall(redis.hget(keys.penalty(playerId), 'until'))) ?? 0);
    },
  };
}
