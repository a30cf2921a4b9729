import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';

/** Refusals that pass by themselves: the connection tries again without troubling the player. */
const passing: ReadonlySet<BattleCode> = new Set(['BUSY', 'RATE_LIMITED', 'INTERNAL']);

/** Whether a refused handshake is worth another try soon. */
export function isPassing(code: BattleCode): boolean {
  return passing.has(code);
}

/** Whether a refused handshake means that nobody is signed in any more. */
export function endsSession(code: BattleCode): boolean {
  return code === 'UNAUTHORIZED' || code === 'ACCOUNT_DEACTIVATED';
}
