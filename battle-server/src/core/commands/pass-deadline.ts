import type { Phase, PhaseOf, QuestionPhase } from '../battle-state.ts';
import { botAnswerOf } from '../bot.ts';
import { awaitsLastPlayer, deadlineOf } from '../deadline-of.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import {
  afterDeparture,
  askOrEnd,
  closeQuestion,
  closeWhenAnswered,
  deleteLobby,
  refuseStart,
  requestHoldsAgain,
  voidBattle,
} from '../flow.ts';
import { settlementPause } from '../settlement-pause.ts';
import { closeAt } from '../timers.ts';

/**
 * Does what is due at `now`; nothing when nothing is, so that any node may run it any number of times.
 * A question whose time ran out while the server could not look is extended instead, once [B7].
 */
export function passDeadline(draft: Draft): Verdict {
  const deadline = deadlineOf(draft.state);
  if (deadline === null || draft.now < deadline || extendsQuestion(draft, draft.now - deadline)) {
    return DONE;
  }
  if (draft.state.phase.name !== 'settling' && loseTheOverdue(draft)) {
    afterDeparture(draft);
  }
  if (isStillDue(draft)) {
    const run = dueOf[draft.state.phase.name] as (draft: Draft, phase: Phase) => void;
    run(draft, draft.state.phase);
  }
  return DONE;
}

function extendsQuestion(draft: Draft, lateMs: number): boolean {
  const { phase, rules } = draft.state;
  const { lateDeadlineMinMs, lateDeadlineMaxMs } = draft.settings;
  if (phase.name !== 'question' || phase.extendedTo !== null || lateMs < lateDeadlineMinMs) {
    return false;
  }
  const due = closeAt(draft.state, phase);
  if (due === null || isOnlyBotLate(draft, phase, due)) {
    return false;
  }
  const extendedTo = draft.now + Math.min(lateMs, lateDeadlineMaxMs);
  const deadline = Math.max(extendedTo, phase.askedAt + rules.receiptWaitMs + rules.questionMs);
  draft.emit({ type: 'timeExtended', question: phase.index, extendedTo, deadline });
  return true;
}

/** A bot that answers late costs nobody time. */
function isOnlyBotLate({ state, now }: Draft, phase: QuestionPhase, closesAt: number): boolean {
  return botAnswerOf(state, phase) !== null && closesAt > now;
}

/** Players whose grace is over are lost [B8]. Whether there was one. */
function loseTheOverdue(draft: Draft): boolean {
  const { now } = draft;
  const overdue = draft.state.players.filter(
    ({ presence }) => presence.is === 'dropped' && presence.graceUntil <= now,
  );
  for (const { userId } of overdue) {
    draft.emit({ type: 'playerLeft', userId, reason: 'lost', at: now, isForfeit: false });
  }
  return overdue.length > 0;
}

function isStillDue(draft: Draft): boolean {
  const deadline = deadlineOf(draft.state);
  return deadline !== null && draft.now >= deadline && !awaitsLastPlayer(draft.state);
}

/** The bot answers when its time has come [B12]; nothing in a room without one. */
function letBotAnswer(draft: Draft, phase: QuestionPhase): void {
  const answer = botAnswerOf(draft.state, phase);
  if (answer === null || answer.at > draft.now) {
    return;
  }
  const { userId, letter, takenMs, at } = answer;
  const startedAt = phase.askedAt;
  const question = phase.index;
  draft.emit({
    type: 'answerTaken',
    question,
    userId,
    letter,
    takenMs,
    creditMs: 0,
    lateMs: 0,
    startedAt,
    at,
  });
  closeWhenAnswered(draft);
}

const nothingDue = () => {};

/** What is due in each phase when its deadline passes. */
const dueOf: { readonly [Name in Phase['name']]: (draft: Draft, phase: PhaseOf<Name>) => void } = {
  lobby(draft, { closesAt }) {
    const { returning, roomCode } = draft.state;
    if (closesAt <= draft.now) {
      roomCode === null ? voidBattle(draft, 'notAttached') : deleteLobby(draft, 'lobbyExpired');
    } else if (returning !== null && returning.retryAt <= draft.now) {
      const attempt = returning.attempt + 1;
      const retryAt = draft.now + settlementPause(attempt, draft.settings);
      draft.emit({ type: 'returnPostponed', attempt, retryAt });
    }
  },
  holding(draft, { attempt }) {
    if (attempt < draft.settings.holdAttempts) {
      requestHoldsAgain(draft, attempt + 1);
    } else {
      refuseStart(draft, 'coinsUnavailable', draft.state.starters);
    }
  },
  countdown: (draft) => askOrEnd(draft, 0),
  question(draft, phase) {
    letBotAnswer(draft, phase);
    const due = closeAt(draft.state, phase);
    if (draft.state.phase.name === 'question' && (due === null || due <= draft.now)) {
      closeQuestion(draft);
    }
  },
  reveal: (draft, { index }) => askOrEnd(draft, index + 1),
  settling(draft, phase) {
    const attempt = phase.attempt + 1;
    const retryAt = draft.now + settlementPause(attempt, draft.settings);
    draft.emit({ type: 'settlementPostponed', attempt, retryAt });
  },
  settled: nothingDue,
  unsettled: nothingDue,
  void: nothingDue,
  deleted: nothingDue,
};
