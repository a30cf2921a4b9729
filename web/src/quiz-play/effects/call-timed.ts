import type { ActionOutcome, CallOptions } from '@quiz-arena/contract/action-caller';
import type { ActionName, FieldsOf } from '@quiz-arena/contract/action-registry';
import type { ActionError } from '../../shared/api/action-types.ts';
import { clockRead } from '../play-slice.ts';
import type { EffectApi } from './effect-api.ts';

/**
 * Calls an action and learns the server's clock from its answer. Throws `CalledOff` when the effect was called off
 * meanwhile.
 */
export async function callTimed<Name extends ActionName>(
  api: EffectApi,
  name: Name,
  fields: FieldsOf<Name>,
  readNow: (answer: Extract<ActionOutcome<Name>, { kind: 'answer' }>['answer']) => number,
  options?: CallOptions,
): Promise<ActionOutcome<Name>> {
  const sentAt = Date.now();
  const outcome = await api.pause(api.client.request(name, fields, options));
  if (outcome.kind === 'answer') {
    api.dispatch(clockRead({ serverNow: readNow(outcome.answer), sentAt, receivedAt: Date.now() }));
  }
  return outcome;
}

/** Why an outcome is no answer, as screens know it. */
export function errorOf(outcome: Exclude<ActionOutcome<ActionName>, { kind: 'answer' }>): ActionError {
  return outcome.kind === 'refused' ? { kind: 'refused', code: outcome.code } : { kind: 'failed' };
}
