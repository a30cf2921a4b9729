import { type BattleState, stayers } from '../battle-state.ts';
import type { CoreCommandOf } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { refuseStart } from '../flow.ts';

function isWaitingFor(state: BattleState, startNumber: number): boolean {
  return state.phase.name === 'holding' && state.startNumber === startNumber;
}

/** Every fee is held and the questions are here: countdown [B17]. An answer to an older start changes nothing. */
export function confirmHolds(draft: Draft, command: CoreCommandOf<'confirmHolds'>): Verdict {
  if (!isWaitingFor(draft.state, command.startNumber)) {
    return 'WRONG_PHASE';
  }
  if (command.questions.length === 0) {
    refuseStart(draft, 'noQuestions', []);
    return DONE;
  }
  dismissOthers(draft);
  draft.emit({ type: 'holdsConfirmed', questions: command.questions });
  draft.emit({ type: 'countdownStarted', startsAt: draft.now + draft.state.rules.countdownMs });
  return DONE;
}

/** Who was not ready, or not there, stays behind [B17]. */
function dismissOthers(draft: Draft): void {
  for (const { userId, presence } of stayers(draft.state)) {
    if (!draft.state.starters.includes(userId)) {
      const reason = presence.is === 'here' ? 'left' : 'lost';
      draft.emit({ type: 'playerLeft', userId, reason, at: draft.now, isForfeit: false });
    }
  }
}

/** At least one fee was not held: none is [B17]. */
export function refuseHolds(draft: Draft, command: CoreCommandOf<'refuseHolds'>): Verdict {
  if (!isWaitingFor(draft.state, command.startNumber)) {
    return 'WRONG_PHASE';
  }
  refuseStart(draft, command.reason, command.userIds);
  return DONE;
}
