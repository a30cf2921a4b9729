import { openStart } from '../battle-state.ts';
import type { CoreCommandOf, SettlementAnswer } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { settlementPause } from '../settlement-pause.ts';

/** The backend has answered a receipt: settled (its result counts, also when it is another one), later, or never. */
export function answerSettlement(draft: Draft, command: CoreCommandOf<'answerSettlement'>): Verdict {
  const { phase } = draft.state;
  const { answer } = command;
  if (openStart(draft.state) !== command.startNumber) {
    return 'WRONG_PHASE';
  }
  if (phase.name === 'lobby') {
    return answerReturn(draft, answer);
  }
  if (phase.name !== 'settling') {
    return 'WRONG_PHASE';
  }
  switch (answer.kind) {
    case 'settled':
      if (answer.isVoid && draft.state.result !== null) {
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

/** Of a start that came to nothing. What the backend will never take it returns by itself: the room goes on. */
function answerReturn(draft: Draft, answer: SettlementAnswer): Verdict {
  const { returning } = draft.state;
  if (returning === null) {
    return 'WRONG_PHASE';
  }
  if (answer.kind === 'settled' || answer.kind === 'dead') {
    draft.emit({ type: 'feesReturned' });
    return DONE;
  }
  const wanted = answer.kind === 'later' ? (answer.retryAfterMs ?? 0) : draft.settings.settlementMaxMs;
  const pause = Math.max(wanted, settlementPause(returning.attempt, draft.settings));
  draft.emit({ type: 'returnPostponed', attempt: returning.attempt, retryAt: draft.now + pause });
  return DONE;
}
