import { isLive } from '../battle-state.ts';
import type { CoreCommandOf } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { voidBattle } from '../flow.ts';
import { matchIdOf } from '../receipt-of.ts';

/** The room's store goes with its node: what still runs is void, and every fee goes back [B17]. */
export function abandon(draft: Draft): Verdict {
  if (isLive(draft.state)) {
    voidBattle(draft, 'serverStopped');
  }
  return DONE;
}

/** The fees of a receipt that the backend refused for good have gone back: the battle counts for nothing [B17]. */
export function confirmGivenUp(draft: Draft, { match }: CoreCommandOf<'confirmGivenUp'>): Verdict {
  const { phase, result } = draft.state;
  if (phase.name !== 'unsettled' || matchIdOf(draft.state) !== match) {
    return 'WRONG_PHASE';
  }
  if (result === null) {
    draft.emit({ type: 'settled', settlement: { coins: {}, ratings: {} } });
  } else {
    draft.emit({ type: 'voided', reason: 'unrenewed', at: draft.now, retryAt: null });
  }
  return DONE;
}
