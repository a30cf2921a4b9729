import {
  type ActionClient,
  type ActionClientOptions,
  createActionCaller,
  type FormBody,
} from './action-caller.ts';
import { actions } from './action-registry.ts';
import { readEnvelope } from './envelope.ts';

export type { ActionClient, ActionOutcome, CallFailure, CallOptions, CallProblem } from './action-caller.ts';

/** A client of the REST backend that parses every answer with the registry's own schemas. */
export function createActionClient<Form extends FormBody, Signal>(
  options: ActionClientOptions<Form, Signal>,
): ActionClient {
  return createActionCaller(options, { factsOf: (name) => actions[name], readEnvelope });
}
