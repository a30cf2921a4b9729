import type { CoreCommandOf } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { settlementPause } from '../settlement-pause.ts';

/** The backend has answered a receipt: settled (its result counts, also when it is another one), later, or never. */
export function answerSettlement(draft: Draft, command: CoreCommandOf<'answerSettlement'>): Verdict {
  const { phase } = draft.state;
  const { answer } = command;
  if (phase.name !== 'settling') {
    return 'WRONG_PHASE';
  }
  switch (answer.kind) {
    case 'settled':
      if (answer.isVoid && draft.state.voidReason === null) {
        draft.emit({ type: 'voided', reason: 'unrenewed', at: draft.now, retryAt: null });
      } else {
        draft.emit({ type: 'settled', settlement: answer.settlement });
      }
      return DONE;
    case 'dead':
      draft.emit({ type: 'settlementRefused', code: answer.code });
      return DONE;
    case 'paused':
      draft.emit({
        type: 'settlementPostponed',
        attempt: phase.attempt,
        retryAt: draft.now + draft.settings.settlementMaxMs,
      });
      return DONE;
    case 'later': {
      const pause = Math.max(answer.retryAfterMs ?? 0, settlementPause(phase.attempt, draft.settings));
      draft.emit({ type: 'settlementPostponed', attempt: phase.attempt, retryAt: draft.now + pause });
      return DONE;
    }
  }
}
