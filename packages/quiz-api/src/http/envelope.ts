import type { Action } from '@quiz-arena/contract/action';
import { successes } from '@quiz-arena/contract/codes';
import { type ErrorName, errors } from '@quiz-arena/contract/errors';
import type { Reply } from './handler.ts';

/** What every known action answers with. `message` is a numeric code, written as a string. */
export interface Envelope {
  readonly error: boolean;
  readonly message?: string;
  readonly [part: string]: unknown;
}

/** The envelope of a success: only what the action's answer schema names. Throws when the handler broke it. */
export function successEnvelope<A extends Action>(action: A, { message, ...parts }: Reply<A>): Envelope {
  const answer = action.answer.parse(parts);
  if (message === undefined) return { error: false, ...answer };
  return { error: false, message: String(successes[message].code), ...answer };
}

export function errorEnvelope(reason: ErrorName): Envelope {
  return { error: true, message: String(errors[reason].code) };
}

/** The HTTP status of a refusal: the error table's unless the action departs from it. */
export function statusOf(reason: ErrorName, action?: Action): number {
  return action?.statuses[reason] ?? errors[reason].status;
}
