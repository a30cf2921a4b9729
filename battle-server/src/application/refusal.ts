import { type BattleCode, battleCodes } from '@quiz-arena/contract/battle/battle-codes';
import type { BattleRefusal } from '@quiz-arena/contract/battle/battle-commands';

/** A refusal as the ack carries it. */
export function refusal(
  code: BattleCode,
  more: Pick<BattleRefusal, 'retryAfterMs' | 'roomId' | 'ticket'> = {},
): BattleRefusal {
  return { ok: false, code, message: battleCodes[code].message, ...more };
}
