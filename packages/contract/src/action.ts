import { z } from 'zod';
import type { SuccessName } from './codes.ts';
import type { ErrorName } from './errors.ts';

/**
 * Who may call an action.
 * - `public`: no token; one that is sent is ignored.
 * - `optional-player`: no token needed; with a valid one the answer is the player's own.
 * - `identity`: the hosted sign-in service's ID token as the bearer (before an account exists).
 * - `player`: the player's api_token as the bearer.
 * - `service`: the header `x-service-key`; the player is named by the field `user_id`.
 * - `player-or-service`: either; the service names the player by `user_id`.
 */
export type Access = 'public' | 'optional-player' | 'identity' | 'player' | 'service' | 'player-or-service';

/**
 * One REST action: `POST {base}/api/{name}`, a form body, an envelope as the answer.
 *
 * `request` is a strict object over form fields (strings in, domain values out; unknown keys are refused).
 * `answer` holds the top-level parts of a successful envelope beside `error` and `message`
 * (`data`, `total`, `attempt_id` …); whatever it does not name never leaves the server.
 */
export interface Action<
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodRawShape = z.ZodRawShape,
  Success extends SuccessName = SuccessName,
  Failure extends ErrorName = ErrorName,
  Caller extends Access = Access,
> {
  readonly access: Caller;
  /** Sends language_id: the quiz language's id when the setting language_mode is "1", else "0". */
  readonly languageAware: boolean;
  /** The language_id that is sent when no quiz language is in use. */
  readonly languageFallback: string;
  readonly request: Request;
  readonly answer: z.ZodObject<Answer>;
  /** Names of `message` with `error: false`; empty: a success carries no message. */
  readonly successCodes: readonly Success[];
  /** Names with `error: true` that this action answers beside those that any action may answer. */
  readonly errorCodes: readonly Failure[];
  /** HTTP statuses where this action departs from the error table. */
  readonly statuses: Partial<Record<ErrorName, number>>;
  /**
   * Answered under maintenance too: what shows the maintenance screen, and what ends running attempts and
   * battles. Default: the service's calls. A call by the service is let through whatever this says, except a
   * new hold (false there on purpose).
   */
  readonly isOpenInMaintenance: boolean;
}

/** Declares an action, keeping its exact types. Response objects strip what they do not name. */
export function defineAction<
  const Request extends z.ZodType,
  const Answer extends z.ZodRawShape = Record<never, never>,
  const Success extends SuccessName = never,
  const Failure extends ErrorName = never,
  const Caller extends Access = Access,
>(action: {
  access: Caller;
  languageAware?: boolean;
  languageFallback?: string;
  request: Request;
  answer?: Answer;
  successCodes?: readonly Success[];
  errorCodes?: readonly Failure[];
  statuses?: Partial<Record<ErrorName, number>>;
  isOpenInMaintenance?: boolean;
}): Action<Request, Answer, Success, Failure, Caller> {
  return {
    access: action.access,
    languageAware: action.languageAware ?? false,
    languageFallback: action.languageFallback ?? '0',
    request: action.request,
    answer: z.object(action.answer ?? ({} as Answer)),
    successCodes: action.successCodes ?? [],
    errorCodes: action.errorCodes ?? [],
    statuses: action.statuses ?? {},
    isOpenInMaintenance: action.isOpenInMaintenance ?? action.access === 'service',
  };
}

/** What a client fills in: form fields before parsing. */
export type ActionFields<A extends Action> = z.input<A['request']>;
/** What a handler receives: fields after parsing. */
export type ActionInput<A extends Action> = z.output<A['request']>;
/** The parts of a successful envelope beside `error` and `message`, as they are sent and as a client reads them. */
export type ActionAnswer<A extends Action> = Parts<z.output<A['answer']>>;

/** zod infers an object without keys as one that may not have any; an answer without parts has just none of its own. */
type Parts<Shape> = string extends keyof Shape ? object : Shape;
