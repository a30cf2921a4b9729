import type { BattleQuestion, StartRefusal, VoidReason } from '@quiz-arena/contract/battle/battle-values';
import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, hasStarted, stayers } from './battle-state.ts';
import type { Draft } from './decision.ts';
import { closedAnswerOf } from './question-points.ts';
import { resultOf } from './standings.ts';
import { closeAt } from './timers.ts';

/** Asks the quiz backend to hold the fees and to give the questions. */
export function requestHolds(draft: Draft, attempt: number): void {
  const startNumber = attempt === 1 ? draft.state.startNumber + 1 : draft.state.startNumber;
  const retryAt = draft.now + draft.settings.holdAttemptMs;
  draft.emit({ type: 'holdsRequested', startNumber, attempt, retryAt });
}

/** The question as players see it: without its right answer. */
export function publicQuestion(state: BattleState, index: number, askedAt: number): BattleQuestion | null {
  const secret = state.questions[index];
  if (secret === undefined) {
    return null;
  }
  const { id, question, image, type, options } = secret;
  const deadline = askedAt + state.rules.receiptWaitMs + state.rules.questionMs;
  return { index, count: state.questions.length, id, question, image, type, options, askedAt, deadline };
}

/** Asks question `index`, or ends the battle when there is none left. */
export function askOrEnd(draft: Draft, index: number): void {
  const question = publicQuestion(draft.state, index, draft.now);
  if (question === null) {
    endBattle(draft, 'completed');
  } else {
    draft.emit({ type: 'questionAsked', question });
  }
}

/** Closes the question that runs and shows its right answer. */
export function closeQuestion(draft: Draft): void {
  const { state } = draft;
  const { phase } = state;
  const question = phase.name === 'question' ? state.questions[phase.index] : undefined;
  if (phase.name !== 'question' || question === undefined) {
    return;
  }
  const answers = state.players.map((player) =>
    closedAnswerOf(player, phase.progress[player.userId], question, state.rules),
  );
  draft.emit({
    type: 'questionClosed',
    closed: { question: phase.index, right: question.right, answers },
    nextAt: draft.now + state.rules.revealMs,
  });
}

/** Closes the question that runs if nobody can answer it any more [B3]. */
export function closeWhenAnswered(draft: Draft): void {
  const { phase } = draft.state;
  if (phase.name === 'question' && closeAt(draft.state, phase) === null) {
    closeQuestion(draft);
  }
}

function firstSettlementRetry(draft: Draft): number {
  return draft.now + draft.settings.settlementFirstMs;
}

/** Ends a battle that somebody stayed in. Answers to a question that still ran count. */
export function endBattle(draft: Draft, reason: 'completed' | 'opponentLeft'): void {
  closeQuestion(draft);
  const result = resultOf(draft.state, reason);
  draft.emit({ type: 'battleEnded', result, at: draft.now, retryAt: firstSettlementRetry(draft) });
}

/** Ends a room without a winner; fees that may be held are returned by a settlement. */
export function voidBattle(draft: Draft, reason: VoidReason): void {
  const isHeld = draft.state.startNumber > 0;
  const retryAt = isHeld ? firstSettlementRetry(draft) : null;
  draft.emit({ type: 'voided', reason, at: draft.now, retryAt });
}

/** The fees were not held: tells who is short and gives the others theirs back [B17]. */
export function refuseStart(draft: Draft, reason: StartRefusal, userIds: readonly UserId[]): void {
  draft.emit({ type: 'startRefused', reason, userIds });
  voidBattle(draft, reason);
}

/** What follows from somebody having left [B9]. */
export function afterDeparture(draft: Draft): void {
  const present = stayers(draft.state);
  const [last] = present;
  if (!hasStarted(draft.state)) {
    voidBattle(draft, last === undefined ? 'everyoneLeft' : 'opponentLeft');
  } else if (last === undefined) {
    closeQuestion(draft);
    voidBattle(draft, 'everyoneLeft');
  } else if (present.length === 1 && last.presence.is === 'here') {
    endBattle(draft, 'opponentLeft');
  }
}
