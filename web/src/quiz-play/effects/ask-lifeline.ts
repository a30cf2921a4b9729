import type { AttemptId, QuestionId } from '@quiz-arena/contract/ids';
import { lifelines } from '@quiz-arena/contract/lifelines';

import { currentQuestion } from '@quiz-arena/quiz-rules/step-run';
import { coinsUpdated } from '../../shared/session/session-slice.ts';
import { lifelineAnswered, lifelineRefused, runStepped, selectPlay } from '../play-slice.ts';
import { readLifelineUse } from '../read-attempt.ts';
import { serverNow } from '../server-clock.ts';
import { callTimed, errorOf } from './call-timed.ts';
import type { EffectApi } from './effect-api.ts';

/** Asks the server for a lifeline or a hint on the current question: it charges, and tells what the lifeline shows. */
export async function askLifeline(api: EffectApi): Promise<void> {
  const {
    run,
    attemptId,
    lifeline: { pending: lifeline },
  } = selectPlay(api.getState());
  if (lifeline === null) return;
  const question = run === null ? undefined : currentQuestion(run);
  if (question === undefined || attemptId === null) {
    api.dispatch(lifelineAnswered());
    return;
  }
  const key = lifelines[lifeline];
  const ids = { attempt_id: attemptId as AttemptId, question_id: question.id as QuestionId };
  const outcome = await callTimed(api, 'use_lifeline', { ...ids, lifeline: key }, ({ now }) => now);
  if (outcome.kind !== 'answer') {
    api.dispatch(lifelineRefused({ lifeline, error: errorOf(outcome) }));
    return;
  }
  const { data, coins } = outcome.answer;
  const use = readLifelineUse(key, question.id, data);
  api.dispatch(coinsUpdated({ coins: Number(coins) }));
  const at = serverNow(selectPlay(api.getState()).clock);
  if (use !== null) api.dispatch(runStepped({ type: 'lifelineUsed', use, at }));
  api.dispatch(lifelineAnswered());
}
