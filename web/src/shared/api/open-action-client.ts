import { actionFacts } from 'virtual:action-facts';
import { type ActionClient, type CallProblem, createActionCaller } from '@quiz-arena/contract/action-caller';
import type { ErrorName } from '@quiz-arena/contract/errors';
import { countCall } from './calls-under-way.ts';
import { readServedEnvelope } from './read-served-envelope.ts';

/** What the client reads of the running application for each call. */
export interface CallerState {
  apiToken(): string | null;
  /** The quiz language when language_mode is on, else undefined. */
  languageId(): string | undefined;
  onUnauthorized(): void;
  /** A call was refused because the game is under maintenance. */
  onMaintenance(): void;
}

/** The page's own client of the REST backend. */
export function openActionClient(state: CallerState): ActionClient {
  return createActionCaller<FormData, AbortSignal>(
    {
      baseUrl: '',
      fetch: (url, request) => countCall(fetch(url, request)),
      createForm: () => new FormData(),
      createTimeout: (milliseconds) => AbortSignal.timeout(milliseconds),
      authorize: () => bearer(state.apiToken()),
      languageId: state.languageId,
      onUnauthorized: state.onUnauthorized,
      log: (problem) => {
        logProblem(problem);
        noteMaintenance(problem, state);
      },
    },
    { factsOf: (name) => actionFacts[name], readEnvelope: readServedEnvelope },
  );
}

/** Tells of maintenance once a call is refused with its code. */
export function noteMaintenance({ reason }: CallProblem, state: Pick<CallerState, 'onMaintenance'>): void {
  if (reason === ('MAINTENANCE' satisfies ErrorName)) state.onMaintenance();
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function logProblem({ action, reason, status }: CallProblem): void {
  // biome-ignore lint/suspicious/noConsole: a call that fails is logged and yields null
  console.warn(`${action}: ${reason}${status === undefined ? '' : ` (${status})`}`);
}
