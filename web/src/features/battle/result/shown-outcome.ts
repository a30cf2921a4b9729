import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';

/**
 * How an outcome is shown. Winners of a group who share the pot have won; where everyone shares it nobody was beaten,
 * and it is a tie [B20].
 */
export function shownOutcome({ result }: BattleView, viewerId: string): BattleOutcome {
  const outcomes = Object.entries(result?.outcomes ?? {});
  const isShared = outcomes.length > 1 && outcomes.every(([, outcome]) => outcome === 'win');
  const own = outcomes.find(([id]) => id === viewerId)?.[1] ?? 'lose';
  return isShared ? 'draw' : own;
}
