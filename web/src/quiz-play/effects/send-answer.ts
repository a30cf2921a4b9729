import type { SubmittedAnswer } from '@quiz-arena/contract/actions/attempts';
import type { AttemptId, QuestionId } from '@quiz-arena/contract/ids';
import type { RunState } from '@quiz-arena/quiz-rules/run-state';
import {
  attemptEnded,
  noticeGiven,
  openingFailed,
  type PlayState,
  resyncRequested,
  runStepped,
  selectPlay,
} from '../play-slice.ts';
import { readReveal } from '../read-attempt.ts';
import { followingQuestionId } from '../run-facts.ts';
import { callTimed, errorOf } from './call-timed.ts';
import type { EffectApi } from './effect-api.ts';

interface Unsent {
  /** The same for the same answer to the same question. */
  readonly key: string;
  readonly attemptId: string;
  readonly questionId: string;
  /** "" when the time ran out. */
  readonly answer: string;
}

/** First pause before a call that failed is tried again, and the longest one. Milliseconds. */
const RETRY_MS = { first: 800, longest: 5000 };
/** One try takes no longer than this; a question's time is short. */
const TRY_MS = 6000;

/** The answer that the server has not confirmed yet; null when there is none. */
export function unsentAnswer({ run, attemptId }: PlayState): Unsent | null {
  if (run === null || attemptId === null) return null;
  const found = Object.entries(run.answers).find(([, { isRecorded }]) => !isRecorded);
  if (found === undefined) return null;
  const [questionId, { answer }] = found;
  return { key: `${attemptId}/${questionId}/${answer}`, attemptId, questionId, answer };
}

/**
 * Sends the unconfirmed answer until the server has it: the first one stands, so that sending twice does no harm.
 * Whether it came in time the server decides; if it did not, or has moved on meanwhile, the game follows it.
 */
export async function sendAnswer(api: EffectApi): Promise<void> {
  const unsent = unsentAnswer(selectPlay(api.getState()));
  if (unsent === null) return;
  for (let pauseMs = RETRY_MS.first; ; pauseMs = Math.min(pauseMs * 2, RETRY_MS.longest)) {
    const outcome = await submit(api, unsent);
    if (outcome.kind === 'answer') return take(api, unsent, outcome.answer.data);
    if (outcome.kind === 'refused' && !isPassing(outcome.status)) {
      api.dispatch(openingFailed(errorOf(outcome)));
      return;
    }
    api.dispatch(noticeGiven('offline'));
    await untilWorthATry(api, pauseMs);
  }
}

/** Too many requests, maintenance, a fault of the server: the same call may succeed later. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

function submit(api: EffectApi, { attemptId, questionId, answer }: Unsent) {
  // Ids come from the server's own answer.
  const fields = { attempt_id: attemptId as AttemptId, question_id: questionId as QuestionId };
  return callTimed(
    api,
    'submit_answer',
    { ...fields, ...(answer === '' ? {} : { answer }) },
    ({ data }) => data.now,
    { timeoutMs: TRY_MS },
  );
}

function take(api: EffectApi, { questionId, answer }: Unsent, taken: SubmittedAnswer): void {
  const { run, notice } = selectPlay(api.getState());
  if (run === null) return;
  const isLate = taken.timed_out && answer !== '';
  if (isLate) api.dispatch(noticeGiven('answerLate'));
  else if (notice === 'offline') api.dispatch(noticeGiven(null));
  const hasMovedOn = taken.next?.question_id !== followingQuestionId(run);
  if (taken.next === null && hasMovedOn) api.dispatch(attemptEnded());
  else if (hasMovedOn || (isLate && taken.next !== null)) api.dispatch(resyncRequested());
  else confirm(api, run, questionId, taken);
}

function confirm(api: EffectApi, run: RunState, questionId: string, taken: SubmittedAnswer): void {
  const answer = run.answers[questionId]?.answer ?? '';
  api.dispatch(runStepped({ type: 'answerRecorded', questionId, answer, reveal: readReveal(taken) }));
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
