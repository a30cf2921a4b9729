import { errors } from '@quiz-arena/contract/errors';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import type { ActionError } from './action-types.ts';

/** The sentence a player reads for a call that gave no answer. */
export function errorTextKey(error: ActionError): PlainTextKey {
  return error.kind === 'refused' ? errors[error.code].textKey : 'network_failed';
}
