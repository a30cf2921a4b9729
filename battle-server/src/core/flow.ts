import type {
  BattleQuestion,
  DeleteReason,
  StartRefusal,
  VoidReason,
} from '@quiz-arena/contract/battle/battle-values';
import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, hasStarted, openStart, type PlayerState, stayers } from './battle-state.ts';
import type { Draft } from './decision.ts';
import { closedAnswerOf } from './question-points.ts';
import { resultOf } from './standings.ts';
import { closeAt } from './timers.ts';

function retryHoldsAt({ now, settings }: Draft): number {
  return now + settings.holdAttemptMs;
}

/** Asks the quiz backend to hold the fees of `starters` and to give the questions [B17]. */
export function requestHolds(draft: Draft, starters: readonly UserId[]): void {
  const startNumber = draft.state.startNumber + 1;
  draft.emit({ type: 'holdsRequested', startNumber, attempt: 1, retryAt: retryHoldsAt(draft), starters });
}

/** Asks once more for the fees of the same start. */
export function requestHoldsAgain(draft: Draft, attempt: number): void {
  const { startNumber, starters } = draft.state;
  draft.emit({ type: 'holdsRequested', startNumber, attempt, retryAt: retryHoldsAt(draft), starters });
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

/** When somebody must settle again, null when no fee may be held. */
function settlesBy(draft: Draft): number | null {
  return openStart(draft.state) === null ? null : firstSettlementRetry(draft);
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
  draft.emit({ type: 'voided', reason, at: draft.now, retryAt: settlesBy(draft) });
}

/** Ends a lobby for all who are in it [B10] [B16]. */
export function deleteLobby(draft: Draft, reason: DeleteReason): void {
  draft.emit({ type: 'roomDeleted', reason, at: draft.now, retryAt: settlesBy(draft) });
}

/**
 * The fees were not held, or somebody went before the first question: tells who is short and gives the others theirs
 * back; a room with a code is a lobby again [B17].
 */
export function refuseStart(draft: Draft, reason: StartRefusal, userIds: readonly UserId[]): void {
  const { roomCode, createdAt, startNumber, starters } = draft.state;
  draft.emit({ type: 'startRefused', reason, userIds });
  if (roomCode === null) {
    voidBattle(draft, reason);
    return;
  }
  const retryAt = firstSettlementRetry(draft);
  draft.emit({
    type: 'lobbyReopened',
    closesAt: createdAt + draft.settings.lobbyMs,
    returning: { startNumber, userIds: starters, reason, attempt: 1, retryAt },
  });
}

/** What follows from somebody having left [B9]. */
export function afterDeparture(draft: Draft): void {
  const present = stayers(draft.state);
  const [last] = present;
  if (!hasStarted(draft.state)) {
    afterEarlyDeparture(draft, last);
  } else if (last === undefined) {
    closeQuestion(draft);
    voidBattle(draft, 'everyoneLeft');
  } else if (present.length === 1 && last.presence.is === 'here') {
    endBattle(draft, 'opponentLeft');
  } else {
    closeWhenAnswered(draft);
  }
}

/** Before the first question: two strangers part, a room with a code goes on under its next player [B9] [B10]. */
function afterEarlyDeparture(draft: Draft, last: PlayerState | undefined): void {
  if (last === undefined || draft.state.roomCode === null) {
    voidBattle(draft, last === undefined ? 'everyoneLeft' : 'opponentLeft');
    return;
  }
  handOver(draft);
  const { phase, players, starters } = draft.state;
  const gone = players.filter(({ userId, presence }) => starters.includes(userId) && presence.is === 'left');
  if (phase.name !== 'lobby' && gone.length > 0) {
    const userIds = gone.map(({ userId }) => userId);
    refuseStart(draft, 'playerLeft', userIds);
  }
}

/** The room passes to who came first of those who are here, else of those who may come back [B10]. */
function handOver(draft: Draft): void {
  const staying = stayers(draft.state);
  if (staying.some(({ userId }) => userId === draft.state.host)) {
    return;
  }
  const next = staying.find(({ presence }) => presence.is === 'here') ?? staying[0];
  if (next !== undefined) {
    draft.emit({ type: 'hostChanged', userId: next.userId });
    draft.emit({ type: 'playerReady', userId: next.userId, ready: true });
  }
}
