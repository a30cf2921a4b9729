import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';

/** Milliseconds between the `attempt`th try to settle (from 1) and the next: doubled each time, up to a longest. */
export function settlementPause(attempt: number, settings: BattleSettings): number {
  const doublings = Math.min(attempt - 1, 20);
  return Math.min(settings.settlementFirstMs * 2 ** doublings, settings.settlementMaxMs);
}
