import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';
import type { UserId } from '@quiz-arena/contract/ids';
import { findPlayer, isLive, type PlayerState, type Progress, type QuestionPhase } from '../battle-state.ts';
import { startOnAnswer, startOnReceived, timeTaken } from '../compensation.ts';
import type { CoreCommandOf } from '../core-command.ts';
import type { Draft, Verdict } from '../decision.ts';
import { closeWhenAnswered } from '../flow.ts';
import { timerEnd } from '../timers.ts';

interface OpenQuestion {
  readonly phase: QuestionPhase;
  readonly player: PlayerState;
  readonly progress: Progress;
}

/** The question if it is the one that runs for this player, else why it cannot be answered [B6]. */
function openQuestion(draft: Draft, userId: UserId, question: number): OpenQuestion | BattleCode {
  const { state } = draft;
  const { phase } = state;
  const player = findPlayer(state, userId);
  if (player === undefined || player.presence.is === 'left') {
    return 'NOT_IN_ROOM';
  }
  if (question < state.closed.length) {
    return 'TOO_LATE';
  }
  if (!isLive(state)) {
    return 'WRONG_PHASE';
  }
  const count = state.questions.length === 0 ? state.questionCount : state.questions.length;
  if (question >= count) {
    return 'WRONG_QUESTION';
  }
  const progress = phase.name === 'question' ? phase.progress[userId] : undefined;
  if (phase.name !== 'question' || question !== phase.index || progress === undefined) {
    return 'TOO_EARLY';
  }
  return { phase, player, progress };
}

/**
 * When the player's timer started [B4]: when his client said that the question had arrived; without that word, half a
 * round trip after sending.
 */
function startOf({ phase, player }: OpenQuestion, command: CoreCommandOf<'answer'>, draft: Draft) {
  const { rules } = draft.state;
  return command.confirmed === null
    ? { startedAt: startOnAnswer(phase, command, rules), lateMs: 0 }
    : startOnReceived(phase, player, command.confirmed, rules, draft.settings);
}

/** A player answers: the first accepted answer stands [B6], and only the server's clock counts [B5]. */
export function answer(draft: Draft, command: CoreCommandOf<'answer'>): Verdict {
  const open = openQuestion(draft, command.userId, command.question);
  if (typeof open === 'string') {
    return open;
  }
  const { phase, player, progress } = open;
  const { rules } = draft.state;
  if (progress.answer !== null) {
    return 'ALREADY_ANSWERED';
  }
  const start = startOf(open, command, draft);
  const { takenMs, creditMs } = timeTaken({ ...command, ...start }, player, progress, draft.settings);
  const end = timerEnd(phase, { ...progress, startedAt: start.startedAt }, rules);
  if (progress.pausedAt === null && command.receivedAt - creditMs > end) {
    return 'TOO_LATE';
  }
  const counted = Math.min(takenMs, rules.questionMs);
  draft.emit({
    type: 'answerTaken',
    question: phase.index,
    userId: player.userId,
    letter: command.answer,
    takenMs: counted,
    creditMs,
    ...start,
    at: command.receivedAt,
  });
  closeWhenAnswered(draft);
  return { takenMs: counted };
}
