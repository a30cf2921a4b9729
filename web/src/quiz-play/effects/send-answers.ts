import type { SubmittedAnswer } from '@quiz-arena/contract/actions/attempts';
import type { AttemptId, QuestionId } from '@quiz-arena/contract/ids';
import type { RunState } from '@quiz-arena/quiz-rules/run-state';
import {
  attemptEnded,
  noticeGiven,
  openingFailed,
  resyncRequested,
  runStepped,
  selectPlay,
} from '../play-slice.ts';
import { readReveal } from '../read-attempt.ts';
import { followingQuestionId } from '../run-facts.ts';
import { type UnsentAnswer, unsentAnswer } from '../unsent-answer.ts';
import { callTimed, errorOf } from './call-timed.ts';
import type { EffectApi } from './effect-api.ts';

/** First pause before a call that failed is tried again, and the longest one. Milliseconds. */
const RETRY_MS = { first: 800, longest: 5000 };
/** One try takes no longer than this; a question's time is short. */
const TRY_MS = 6000;
/** From here on the player is told that the answer is still on its way. */
const SLOW_MS = 2500;

/**
 * Sends unconfirmed answers one after another until the server has them all: the same one twice does no harm, and one
 * that was changed meanwhile is sent as it is now. Whether they came in time the server decides; if one did not, or the
 * server has moved on meanwhile, the game follows it.
 */
export async function sendAnswers(api: EffectApi): Promise<void> {
  let pauseMs = RETRY_MS.first;
  for (let unsent = nextUnsent(api); unsent !== null; unsent = nextUnsent(api)) {
    const outcome = await submit(api, unsent);
    if (outcome.kind === 'answer') {
      if (take(api, unsent, outcome.answer.data) === 'left behind') return;
      pauseMs = RETRY_MS.first;
    } else if (outcome.kind === 'refused' && !isPassing(outcome.status)) {
      api.dispatch(openingFailed(errorOf(outcome)));
      return;
    } else {
      api.dispatch(noticeGiven('offline'));
      await untilWorthATry(api, pauseMs);
      pauseMs = Math.min(pauseMs * 2, RETRY_MS.longest);
    }
  }
}

function nextUnsent(api: EffectApi): UnsentAnswer | null {
  return unsentAnswer(selectPlay(api.getState()));
}

/** Too many requests, maintenance, a fault of the server: the same call may succeed later. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

async function submit(api: EffectApi, { attemptId, questionId, answer }: UnsentAnswer) {
  // Ids come from the server's own answer.
  const fields = { attempt_id: attemptId as AttemptId, question_id: questionId as QuestionId };
  const slow = setTimeout(() => {
    if (selectPlay(api.getState()).notice === null) api.dispatch(noticeGiven('slow'));
  }, SLOW_MS);
  try {
    return await callTimed(
      api,
      'submit_answer',
      { ...fields, ...(answer === '' ? {} : { answer }) },
      ({ data }) => data.now,
      { timeoutMs: TRY_MS },
    );
  } finally {
    clearTimeout(slow);
  }
}

/** `left behind`: the server is elsewhere, and the game asks it where. */
function take(api: EffectApi, unsent: UnsentAnswer, taken: SubmittedAnswer): 'taken' | 'left behind' {
  const { run, notice } = selectPlay(api.getState());
  if (run === null) return 'left behind';
  const isLate = taken.timed_out && unsent.answer !== '';
  if (isLate) api.dispatch(noticeGiven('answerLate'));
  else if (notice === 'offline' || notice === 'slow') api.dispatch(noticeGiven(null));
  const isAtEnd = run.policy.pacing === 'per-run' ? isLate : taken.next === null && hasMovedOn(run, taken);
  if (isAtEnd) {
    api.dispatch(attemptEnded());
    return 'left behind';
  }
  if (run.policy.pacing === 'per-question' && (hasMovedOn(run, taken) || (isLate && taken.next !== null))) {
    api.dispatch(resyncRequested());
    return 'left behind';
  }
  const { questionId, answer } = unsent;
  const reveal = readReveal(taken);
  api.dispatch(runStepped({ type: 'answerRecorded', questionId, answer, counts: taken.given, reveal }));
  return 'taken';
}

/** With a time for each question: the server's next one is not the one that follows here. */
function hasMovedOn(run: RunState, { next }: SubmittedAnswer): boolean {
  return next?.question_id !== followingQuestionId(run);
}

/** Some time, or the browser's word that the network is back. */
async function untilWorthATry(api: EffectApi, pauseMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onOnline = () => resolve();
  window.addEventListener('online', onOnline);
  try {
    await api.pause(Promise.race([promise, api.delay(pauseMs)]));
  } finally {
    window.removeEventListener('online', onOnline);
  }
}
