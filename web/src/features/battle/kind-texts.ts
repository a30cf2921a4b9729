import type { BattleKind } from '@quiz-arena/contract/battle/battle-values';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';

/** What a battle of a kind is called. */
export const kindTextKeys = {
  random: 'mode.randomBattle',
  friend: 'battle.lobby.friend',
  group: 'battle.lobby.group',
} as const satisfies Record<BattleKind, PlainTextKey>;
