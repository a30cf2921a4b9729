import { unanswered } from './check-answer.ts';
import type { LifelineUse, RunAnswer, RunEnding, RunEvent, RunQuestion, RunState } from './run-state.ts';

/**
 * The next state of a run. Pure; an event that does not fit the state (an answer to another question, a timer
 * that was overtaken, anything after the end) changes nothing and gives the same state back.
 */
export function stepRun(state: RunState, event: RunEvent): RunState {
  if (event.type === 'answerRecorded') return confirm(state, event);
  if (state.phase === 'finished') return state;
  switch (event.type) {
    case 'answerGiven':
      return give(state, event);
    case 'answerLost':
      return reopen(state, event.questionId);
    case 'timeRanOut':
      return runOut(state, event.at);
    case 'lifelineUsed':
      return applyLifeline(state, event.use, event.at);
    case 'optionsShown':
      return showOptions(state, event.at);
    case 'nextQuestion':
      return goOn(state, event.at);
    case 'questionChosen':
      return choose(state, event.index);
    case 'submitted':
      return state.policy.isFreeNavigation ? finish(state, 'completed') : state;
    case 'left':
      return finish(state, 'left');
  }
}

/** The question that is shown, undefined in a run without questions. */
export function currentQuestion(state: RunState): RunQuestion | undefined {
  return state.questions[state.index];
}

/** The longest that the closed question stays on the screen, in milliseconds; 0 while one is asked. */
export function revealPause({ policy, answers, questions, index, phase }: RunState): number {
  if (phase !== 'revealing') return 0;
  const closed = answers[questions[index]?.id ?? ''];
  if (closed?.how === 'skipped') return 0;
  return closed?.reveal.note ? policy.noteMs : policy.revealMs;
}

function give(
  state: RunState,
  { questionId, answer, at }: { questionId: string; answer: string; at: number },
): RunState {
  const { policy, phase, answers } = state;
  const isCurrent = currentQuestion(state)?.id === questionId;
  const isTaken = answers[questionId] !== undefined && !policy.canChangeAnswer;
  const isEmpty = answer === unanswered && !policy.canChangeAnswer;
  if (phase !== 'asking' || !isCurrent || isTaken || isEmpty) return state;
  return close(state, { answer, how: 'given', isRecorded: false, reveal: {} }, at);
}

function confirm(state: RunState, event: RunEvent & { type: 'answerRecorded' }): RunState {
  const { questionId, answer, counts, reveal } = event;
  const sent = state.answers[questionId];
  if (sent === undefined || sent.isRecorded || sent.answer !== answer) return state;
  const how = counts === '' ? 'timedOut' : 'given';
  const own = { answer: counts, how: counts === answer ? sent.how : how } as const;
  return setAnswer(state, questionId, { ...own, isRecorded: true, reveal });
}

function reopen(state: RunState, questionId: string): RunState {
  if (state.answers[questionId]?.isRecorded !== false) return state;
  const { [questionId]: _lost, ...answers } = state.answers;
  const isClosedNow = state.phase === 'revealing' && currentQuestion(state)?.id === questionId;
  return isClosedNow ? { ...state, answers, phase: 'asking', closedAt: null } : { ...state, answers };
}

function runOut(state: RunState, at: number): RunState {
  if (at < state.deadline) return state;
  if (state.policy.pacing === 'per-run') return finish(state, 'timeRanOut');
  if (state.phase !== 'asking') return state;
  return close(state, { answer: unanswered, how: 'timedOut', isRecorded: false, reveal: {} }, at);
}

function applyLifeline(state: RunState, use: LifelineUse, at: number): RunState {
  const isRepeat = state.lifelinesUsed.some(({ lifeline, questionId, ...effect }) => {
    if (lifeline !== use.lifeline) return false;
    if (use.lifeline !== 'hint') return true;
    return questionId === use.questionId && 'position' in effect && effect.position === use.position;
  });
  const isCurrent = currentQuestion(state)?.id === use.questionId;
  if (state.phase !== 'asking' || !isCurrent || isRepeat) return state;
  const used = { ...state, lifelinesUsed: [...state.lifelinesUsed, use] };
  if (use.lifeline === 'resetTimer') return { ...used, deadline: use.deadline };
  if (use.lifeline !== 'skip') return used;
  return close(used, { answer: unanswered, how: 'skipped', isRecorded: true, reveal: {} }, at);
}

function showOptions(state: RunState, at: number): RunState {
  const isAsked = state.phase === 'asking' && state.policy.pacing === 'per-question';
  return isAsked && at < state.startsAt ? startAt(state, at) : state;
}

function goOn(state: RunState, at: number): RunState {
  if (state.phase !== 'revealing') return state;
  const { questions, answers, index, policy } = state;
  const next = questions.findIndex(({ id }, i) => i > index && answers[id] === undefined);
  if (next < 0) return finish(state, 'completed');
  const asked: RunState = { ...state, index: next, phase: 'asking', closedAt: null };
  if (policy.pacing === 'per-run') return asked;
  // However long the player lingers, the server's clock goes on after the pause.
  const shownAt = Math.min(at, (state.closedAt ?? at) + revealPause(state));
  return startAt(asked, shownAt + (questions[next]?.clipMs ?? 0));
}

function choose(state: RunState, index: number): RunState {
  const exists = state.questions[index] !== undefined;
  return state.policy.isFreeNavigation && exists && index !== state.index ? { ...state, index } : state;
}

/** Takes an answer to the current question; where questions follow one another, that closes it. */
function close(state: RunState, answer: RunAnswer, at: number): RunState {
  const answered = setAnswer(state, currentQuestion(state)?.id ?? '', answer);
  return state.policy.isFreeNavigation ? answered : { ...answered, phase: 'revealing', closedAt: at };
}

function setAnswer(state: RunState, questionId: string, answer: RunAnswer): RunState {
  return { ...state, answers: { ...state.answers, [questionId]: answer } };
}

function startAt(state: RunState, startsAt: number): RunState {
  return { ...state, startsAt, deadline: startsAt + state.policy.timeMs };
}

function finish(state: RunState, ending: RunEnding): RunState {
  return { ...state, phase: 'finished', ending };
}
