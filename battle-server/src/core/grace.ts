import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { DropCause, PlayerState, Presence } from './battle-state.ts';

/**
 * How long a player may be away, milliseconds [B8]: 10 s for a closed page, 20 s for a lost link, within what is left
 * of the battle's 45 s. Players whose node died get the full grace whatever they used up.
 */
export function graceMs(
  { awayMs }: Pick<PlayerState, 'awayMs'>,
  cause: DropCause,
  settings: BattleSettings,
): number {
  if (cause === 'nodeDied') {
    return settings.graceLostMs;
  }
  const full = cause === 'closed' ? settings.graceClosedMs : settings.graceLostMs;
  return Math.min(full, Math.max(0, settings.graceBattleMs - awayMs));
}

/** Milliseconds of an absence that count against the battle's budget: none of those that the server caused. */
export function countedAbsence(presence: Presence, now: number): number {
  return presence.is === 'dropped' && presence.cause !== 'nodeDied'
    ? Math.max(0, now - presence.droppedAt)
    : 0;
}
