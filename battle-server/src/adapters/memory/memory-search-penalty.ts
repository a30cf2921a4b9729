import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { UserId } from '@quiz-arena/contract/ids';
import type { Clock } from '../../ports/clock.ts';
import type { SearchPenalty } from '../../ports/search-penalty.ts';
import { ExpiringMap } from './expiring-map.ts';

const MEMORY_MS = 24 * 3_600_000;

interface Penalties {
  readonly causes: ReadonlySet<string>;
  readonly until: number;
}

/** Penalties of one process. */
export function createMemorySearchPenalty(
  clock: Pick<Clock, 'now'>,
  settings: Pick<BattleSettings, 'leaveBlockMs' | 'leaveBlockMaxMs'>,
): SearchPenalty {
  const records = new ExpiringMap<UserId, Penalties>(clock);
  return {
    async punish(playerId, cause) {
      const record = records.get(playerId);
      if (record?.causes.has(cause)) return record.until;
      const causes = new Set([...(record?.causes ?? []), cause]);
      const until =
        clock.now() + Math.min(settings.leaveBlockMs * 2 ** (causes.size - 1), settings.leaveBlockMaxMs);
      records.set(playerId, { causes, until }, clock.now() + MEMORY_MS);
      return until;
    },
    async blockedUntil(playerId) {
      return records.get(playerId)?.until ?? 0;
    },
  };
}
