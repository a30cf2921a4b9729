import { type ActionClient, createActionCaller } from '@quiz-arena/contract/action-caller';
import { type ActionName, type Actions, actions } from '@quiz-arena/contract/action-registry';
import { type SuccessName, successes } from '@quiz-arena/contract/codes';
import { readEnvelope } from '@quiz-arena/contract/envelope';
import { type ErrorName, errors } from '@quiz-arena/contract/errors';
import type { z } from 'zod';
import { type CallerState, noteMaintenance } from '../shared/api/open-action-client.ts';

/** What a handler returns, before the whitelist is applied. */
type ReplyOf<Name extends ActionName> = z.input<Actions[Name]['answer']>;

type Reply<Name extends ActionName> =
  | ReplyOf<Name>
  /** A success with this code and nothing else. */
  | { succeed: SuccessName }
  | { refuse: ErrorName }
  /** The network is down. */
  | { fail: true };

/** What the fake backend answers, by action; a function sees the form fields. */
export type Replies = {
  [Name in ActionName]?: Reply<Name> | ((fields: Record<string, string>) => Reply<Name>);
};

export interface RecordedCall {
  name: ActionName;
  fields: Record<string, string>;
  authorization: string | undefined;
}

export interface FakeApi {
  /** Every call that reached the backend, in order. */
  calls: RecordedCall[];
  /** Waited for before each answer; does not wait unless a test makes it. */
  beforeReply: () => Promise<void>;
  /** Changes answers from now on. */
  answer: (replies: Replies) => void;
  openClient: (state: CallerState) => ActionClient;
}

/**
 * A backend in memory, built on the registry: requests are parsed as the server parses them, answers go through the
 * action's own schema, so a test cannot rely on something the real one would never send.
 */
export function createFakeApi(first: Replies): FakeApi {
  const replies: Replies = { ...first };
  const calls: RecordedCall[] = [];
  const api: FakeApi = {
    calls,
    beforeReply: async () => undefined,
    answer: (more) => Object.assign(replies, more),
    openClient: (state) =>
      createActionCaller<FormData, undefined>(
        {
          baseUrl: '',
          createForm: () => new FormData(),
          createTimeout: () => undefined,
          authorize: (): Record<string, string> => {
            const token = state.apiToken();
            return token === null ? {} : { authorization: `Bearer ${token}` };
          },
          languageId: state.languageId,
          onUnauthorized: state.onUnauthorized,
          log: (problem) => noteMaintenance(problem, state),
          fetch: async (url, { body, headers }) => {
            const name = url.replace('/api/', '') as ActionName;
            const fields = Object.fromEntries([...body].map(([field, value]) => [field, String(value)]));
            calls.push({ name, fields, authorization: headers.authorization });
            await api.beforeReply();
            return respond(name, Object.fromEntries(body), fields, replies[name]);
          },
        },
        { factsOf: (name) => actions[name], readEnvelope },
      ),
  };
  return api;
}

function respond<Name extends ActionName>(
  name: Name,
  body: Record<string, unknown>,
  fields: Record<string, string>,
  given: Replies[Name],
) {
  const request = actions[name].request.safeParse(body);
  if (!request.success) return refusal(name, 'MISSING_FIELDS');
  if (given === undefined) return refusal(name, 'DATA_NOT_FOUND');
  const reply = typeof given === 'function' ? given(fields) : given;
  if ('fail' in reply) throw new TypeError('fetch failed');
  if ('refuse' in reply) return refusal(name, reply.refuse);
  const isBare = 'succeed' in reply;
  const answer = isBare ? {} : actions[name].answer.parse(reply);
  const success = isBare ? reply.succeed : actions[name].successCodes[0];
  const message = success === undefined ? {} : { message: String(successes[success].code) };
  return response(200, { error: false, ...message, ...answer });
}

function refusal(name: ActionName, error: ErrorName) {
  const statuses: Partial<Record<ErrorName, number>> = actions[name].statuses;
  const { code, status } = errors[error];
  return response(statuses[error] ?? status, { error: true, message: String(code) });
}

function response(status: number, body: unknown) {
  return { status, text: async () => JSON.stringify(body) };
}
