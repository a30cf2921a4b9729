import type { BadgeRow } from '@quiz-arena/contract/actions/coins';
import type { BadgeType } from '@quiz-arena/contract/badges';

/** Badges that a growing count earns: when it reaches badge_counter, or only when it is above. */
const counted: Partial<Record<BadgeType, 'reaches' | 'exceeds'>> = {
  quiz_warrior: 'reaches',
  big_thing: 'reaches',
  elite: 'exceeds',
  thirsty: 'reaches',
  power_elite: 'exceeds',
  sharing_caring: 'exceeds',
  streak: 'reaches',
};

export interface BadgeProgress {
  value: number;
  /** The count that unlocks the badge. */
  goal: number;
}

/** How far a locked badge is; null where nothing is counted, or the way is over. */
export function badgeProgress(row: BadgeRow, all: readonly BadgeRow[]): BadgeProgress | null {
  const rule = counted[row.type];
  if (rule === undefined || row.status !== '0') return null;
  const goal = Number(row.badge_counter) + (rule === 'exceeds' ? 1 : 0);
  const value = row.type === 'power_elite' ? countCollected(all) : Number(row.badge_progress ?? 0);
  return { value: Math.min(value, goal), goal };
}

/** Badges that are unlocked, whether their reward was claimed or not. */
export function countCollected(rows: readonly BadgeRow[]): number {
  return rows.filter((row) => row.status !== '0').length;
}
