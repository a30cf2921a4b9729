import { readQuestion } from '../play-content.ts';
import { attemptOpened, clockRead, openingFailed, selectPlay } from '../play-slice.ts';
import { errorOf } from './call-timed.ts';
import { requestTimed, takeEarly } from './early-opening.ts';
import type { EffectApi } from './effect-api.ts';

/** Fetches the questions and where the player stands: an attempt that is open goes on. */
export async function openAttempt(api: EffectApi): Promise<void> {
  const { order } = selectPlay(api.getState());
  if (order === null) return;
  const { source } = order;
  const { outcome, ...times } = await api.pause(takeEarly(source) ?? requestTimed(api.client, source));
  if (outcome.kind !== 'answer') {
    api.dispatch(openingFailed(errorOf(outcome)));
    return;
  }
  const { attempt, data } = outcome.answer;
  api.dispatch(clockRead({ serverNow: attempt.now, ...times }));
  api.dispatch(attemptOpened({ attempt, contents: data.map(readQuestion) }));
}
