import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { UserId } from '@quiz-arena/contract/ids';
import type { Clock } from '../../ports/clock.ts';
import type { CodeTries } from '../../ports/code-tries.ts';
import { ExpiringMap } from './expiring-map.ts';

const MINUTE_MS = 60_000;
const MEMORY_MS = 24 * 3_600_000;

export type CodeTryLimits = Pick<
  BattleSettings,
  'roomCodeTriesPerMinute' | 'wrongCodeWaitMs' | 'wrongCodeWaitMaxMs'
>;

interface Tries {
  readonly count: number;
  readonly countedUntil: number;
  readonly waits: number;
  readonly waitsUntil: number;
}

/** Tries of one process. */
export function createMemoryCodeTries(clock: Pick<Clock, 'now'>, limits: CodeTryLimits): CodeTries {
  const records = new ExpiringMap<UserId, Tries>(clock);
  const none: Tries = { count: 0, countedUntil: 0, waits: 0, waitsUntil: 0 };
  const put = (playerId: UserId, tries: Tries) => records.set(playerId, tries, clock.now() + MEMORY_MS);

  return {
    async take(playerId) {
      const now = clock.now();
      const known = records.get(playerId) ?? none;
      if (now < known.waitsUntil) return known.waitsUntil;
      const isNewMinute = now >= known.countedUntil;
      const count = isNewMinute ? 0 : known.count;
      if (count < limits.roomCodeTriesPerMinute) {
        const countedUntil = isNewMinute ? now + MINUTE_MS : known.countedUntil;
        put(playerId, { ...known, count: count + 1, countedUntil });
        return 0;
      }
      const waitMs = Math.min(limits.wrongCodeWaitMs * 2 ** known.waits, limits.wrongCodeWaitMaxMs);
      put(playerId, { count: 0, countedUntil: 0, waits: known.waits + 1, waitsUntil: now + waitMs });
      return now + waitMs;
    },
    async giveBack(playerId) {
      const known = records.get(playerId);
      if (known !== undefined) put(playerId, { ...known, count: Math.max(0, known.count - 1) });
    },
  };
}
