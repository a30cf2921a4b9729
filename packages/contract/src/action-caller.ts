import type { Access, Action } from './action.ts';
import type { ActionName, AnswerOf, FieldsOf } from './action-registry.ts';
import { type SuccessName, successes } from './codes.ts';
import type { Envelope, ReadEnvelope } from './envelope.ts';
import type { ErrorName } from './errors.ts';
import type { FileField } from './request-fields.ts';

/** What became of a call. */
export type ActionOutcome<Name extends ActionName> =
  | { kind: 'answer'; status: number; success: SuccessName | undefined; answer: AnswerOf<Name> }
  /** The backend said no, with any HTTP status; `message` is the code as it came. */
  | { kind: 'refused'; status: number; code: ErrorName; message: string }
  | CallFailure;

/** No usable answer. `status`: an HTTP error without an envelope; `unreadable`: not what the contract promises. */
export interface CallFailure {
  kind: 'failed';
  reason: 'network' | 'timeout' | 'status' | 'unreadable';
  status?: number;
  detail?: string;
}

/** The part of a multipart form (FormData) that the client fills. */
export interface FormBody {
  append(name: string, value: string | FileField): void;
}

/** The part of a fetch response that the client reads. */
export interface ActionResponse {
  readonly status: number;
  text(): Promise<string>;
}

export interface ActionRequest<Form, Signal> {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: Form;
  readonly signal: Signal;
}

/** What is logged about a call that failed or was answered with an HTTP error: never a field, never a header. */
export interface CallProblem {
  readonly action: ActionName;
  readonly kind: 'refused' | 'failed';
  /** The error's name, or the reason of the failure. */
  readonly reason: string;
  readonly status?: number;
  readonly detail?: string;
}

export interface ActionClientOptions<Form extends FormBody, Signal> {
  /** Address of the backend without `/api`, "" for the page's own. */
  readonly baseUrl: string;
  fetch(url: string, request: ActionRequest<Form, Signal>): Promise<ActionResponse>;
  createForm(): Form;
  /** A signal that aborts with a TimeoutError: `AbortSignal.timeout`. */
  createTimeout(milliseconds: number): Signal;
  /** Headers that prove who calls: bearer, service key, or none. */
  authorize(access: Access): Record<string, string> | Promise<Record<string, string>>;
  /** The quiz language in use when the setting language_mode is "1", else undefined. */
  languageId(): string | undefined;
  /** HTTP 401 for the headers of `authorize`: called once, however many calls under way they are turned down in. */
  onUnauthorized(): void;
  log(problem: CallProblem): void;
  /** Default 15,000 ms. */
  readonly timeoutMs?: number;
}

/** What a client needs of an action at run time beside its types. */
export type ActionFacts = Pick<Action, 'access' | 'languageAware' | 'languageFallback'>;

/** Where a client takes its knowledge from: the registry itself, or facts derived from it where size matters. */
export interface ActionKnowledge {
  factsOf(name: ActionName): ActionFacts;
  readEnvelope<Name extends ActionName>(name: Name, body: unknown): ReadEnvelope<Name>;
}

export interface CallOptions {
  /** Instead of those of `authorize`: a service asking with a player's own token. */
  readonly headers?: Record<string, string>;
  /** Instead of the client's. */
  readonly timeoutMs?: number;
}

export interface ActionClient {
  /** Calls an action; never throws for what the network or the backend does. */
  request<Name extends ActionName>(
    name: Name,
    fields: FieldsOf<Name>,
    options?: CallOptions,
  ): Promise<ActionOutcome<Name>>;
  /** The envelope, success or refusal, when the HTTP status is 200; else logs and gives null. */
  call<Name extends ActionName>(
    name: Name,
    fields: FieldsOf<Name>,
    options?: CallOptions,
  ): Promise<Envelope<Name> | null>;
}

const defaultTimeoutMs = 15_000;

/** A client of the REST backend over what it is told of the actions; it runs in browsers and in Node alike. */
export function createActionCaller<Form extends FormBody, Signal>(
  options: ActionClientOptions<Form, Signal>,
  knowledge: ActionKnowledge,
): ActionClient {
  // Taken out of the options: a browser's fetch refuses to be called as the method of another object.
  const { fetch } = options;
  let lastTurnedDown = '';

  async function request<Name extends ActionName>(
    name: Name,
    fields: FieldsOf<Name>,
    call: CallOptions = {},
  ): Promise<ActionOutcome<Name>> {
    const { outcome, headers } = await attempt(name, fields, call);
    if (outcome.kind === 'failed' || (outcome.kind === 'refused' && outcome.status !== 200)) {
      options.log(describe(name, outcome));
    }
    if (outcome.status === 401 && call.headers === undefined) turnedDown(headers);
    return outcome;
  }

  async function attempt<Name extends ActionName>(
    name: Name,
    fields: FieldsOf<Name>,
    call: CallOptions,
  ): Promise<{ outcome: ActionOutcome<Name>; headers: Record<string, string> }> {
    let headers = call.headers ?? {};
    try {
      headers = call.headers ?? (await options.authorize(knowledge.factsOf(name).access));
      return { outcome: await send(name, fields, headers, call), headers };
    } catch (error) {
      return { outcome: { kind: 'failed', reason: isTimeout(error) ? 'timeout' : 'network' }, headers };
    }
  }

  async function send<Name extends ActionName>(
    name: Name,
    fields: FieldsOf<Name>,
    headers: Record<string, string>,
    call: CallOptions,
  ): Promise<ActionOutcome<Name>> {
    const form = options.createForm();
    for (const [field, value] of filledFields(knowledge.factsOf(name), fields, options.languageId()))
      form.append(field, value);
    const response = await fetch(`${options.baseUrl}/api/${name}`, {
      method: 'POST',
      headers,
      body: form,
      signal: options.createTimeout(call.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs),
    });
    const body = parseJson(await response.text());
    return toOutcome(knowledge.readEnvelope(name, body), response.status);
  }

  function turnedDown(headers: Record<string, string>): void {
    const credential = JSON.stringify(headers);
    if (credential === lastTurnedDown) return;
    lastTurnedDown = credential;
    options.onUnauthorized();
  }

  return {
    request,
    async call(name, fields, call) {
      const outcome = await request(name, fields, call);
      if (outcome.kind === 'failed' || outcome.status !== 200) return null;
      if (outcome.kind === 'refused') return { error: true, message: outcome.message };
      const message = outcome.success === undefined ? {} : { message: codeOf(outcome.success) };
      return { error: false, ...message, ...outcome.answer };
    },
  };
}

/** Fields as they are sent: empty ones left out, `language_id` added where the action wants it. */
function filledFields(
  { languageAware, languageFallback }: ActionFacts,
  fields: object,
  languageId: string | undefined,
): [string, string | FileField][] {
  const language = languageAware ? { language_id: languageId || languageFallback } : {};
  const all: Record<string, string | FileField | undefined> = { ...language, ...withoutEmpty(fields) };
  return Object.entries(all).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]]));
}

function withoutEmpty(fields: object): Record<string, string | FileField> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

function toOutcome<Name extends ActionName>(read: ReadEnvelope<Name>, status: number): ActionOutcome<Name> {
  if (read.kind === 'refused') return { ...read, status };
  if (status !== 200) return { kind: 'failed', reason: 'status', status };
  if (read.kind === 'unreadable')
    return { kind: 'failed', reason: 'unreadable', status, detail: read.reason };
  return { ...read, status };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe(
  action: ActionName,
  outcome: Exclude<ActionOutcome<ActionName>, { kind: 'answer' }>,
): CallProblem {
  if (outcome.kind === 'refused') {
    return { action, kind: 'refused', reason: outcome.code, status: outcome.status };
  }
  const { kind, ...rest } = outcome;
  return { action, kind, ...rest };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

function codeOf(success: SuccessName): string {
  return String(successes[success].code);
}
