import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { CodeTries } from '../../ports/code-tries.ts';
import { keys } from './keys.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { storeCall } from './store-call.ts';

const MINUTE_MS = 60_000;
const MEMORY_MS = 24 * 3_600_000;

const takeScript = loadScript('take-code-try');
const giveBackScript = loadScript('give-code-try-back');

/** Tries on Redis: one hash a player. */
export function createRedisCodeTries(
  redis: RedisCommands,
  limits: Pick<BattleSettings, 'roomCodeTriesPerMinute' | 'wrongCodeWaitMs' | 'wrongCodeWaitMaxMs'>,
): CodeTries {
  const { roomCodeTriesPerMinute, wrongCodeWaitMs, wrongCodeWaitMaxMs } = limits;
  const args = [roomCodeTriesPerMinute, MINUTE_MS, wrongCodeWaitMs, wrongCodeWaitMaxMs, MEMORY_MS];
  return {
    async take(playerId) {
      return Number(await storeCall(takeScript.run(redis, [keys.codeTries(playerId)], args)));
    },
    async giveBack(playerId) {
      await storeCall(giveBackScript.run(redis, [keys.codeTries(playerId)], []));
    },
  };
}
