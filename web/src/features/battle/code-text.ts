import { type BattleCode, battleCodes } from '@quiz-arena/contract/battle/battle-codes';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';

/** The sentence a player reads for a refused command, or for one that got no answer. */
export function codeTextKey(code: BattleCode | 'LINK_LOST'): PlainTextKey {
  return code === 'LINK_LOST' ? 'network_failed' : battleCodes[code].textKey;
}
