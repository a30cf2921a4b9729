import type { ActionOutcome } from '@quiz-arena/contract/action-caller';
import { readQuestion } from '../play-content.ts';
import type { SourceCall } from '../play-mode.ts';
import { attemptOpened, openingFailed, selectPlay } from '../play-slice.ts';
import { callTimed, errorOf } from './call-timed.ts';
import type { EffectApi } from './effect-api.ts';

/** Fetches the questions and where the player stands: an attempt that is open goes on. */
export async function openAttempt(api: EffectApi): Promise<void> {
  const { order } = selectPlay(api.getState());
  if (order === null) return;
  const outcome = await callSource(api, order.source);
  if (outcome.kind !== 'answer') {
    api.dispatch(openingFailed(errorOf(outcome)));
    return;
  }
  const { attempt, data } = outcome.answer;
  api.dispatch(attemptOpened({ attempt, contents: data.map(readQuestion) }));
}

function callSource(
  api: EffectApi,
  { name, fields }: SourceCall,
): Promise<ActionOutcome<SourceCall['name']>> {
  return callTimed(api, name, fields, ({ attempt }) => attempt.now);
}
