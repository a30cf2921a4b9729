import { z } from 'zod';
import { type ActionName, type AnswerOf, actions, type ReplyOf, type SuccessOf } from './action-registry.ts';
import { type SuccessName, successByCode, successes } from './codes.ts';
import { type ErrorName, errorByCode, errors } from './errors.ts';

/** `{ error: false, message?, …answer }`: `message` is the wire code of a success that has one. */
export type SuccessEnvelope<Name extends ActionName> = { error: false; message?: string } & AnswerOf<Name>;

/** `{ error: true, message }`: `message` is the wire code of the error. */
export interface ErrorEnvelope {
  error: true;
  message: string;
}

export type Envelope<Name extends ActionName> = SuccessEnvelope<Name> | ErrorEnvelope;

const envelopeHead = z.object({ error: z.boolean(), message: z.string().optional() });

/**
 * The body of a success: only what the action's answer schema names leaves.
 * @throws z.ZodError when the reply does not have the promised form
 */
export function answerEnvelope<Name extends ActionName>(
  name: Name,
  reply: ReplyOf<Name>,
  success?: SuccessOf<Name>,
): SuccessEnvelope<Name> {
  const answer = actions[name].answer.parse(reply) as AnswerOf<Name>;
  const message = success === undefined ? {} : { message: String(successes[success].code) };
  return { error: false, ...message, ...answer };
}

/** The body of an application error. */
export function errorEnvelope(name: ErrorName): ErrorEnvelope {
  return { error: true, message: String(errors[name].code) };
}

/** The HTTP status with which an action answers an error; without an action, the error table's. */
export function errorStatus(error: ErrorName, action?: ActionName): number {
  return (action && actions[action].statuses[error]) ?? errors[error].status;
}

/** A received body, understood. */
export type ReadEnvelope<Name extends ActionName> =
  | { kind: 'answer'; success: SuccessName | undefined; answer: AnswerOf<Name> }
  | { kind: 'refused'; code: ErrorName; message: string }
  | { kind: 'unreadable'; reason: string };

/**
 * Reads a body against an action's answer schema. A code that this version does not know is read as
 * SOMETHING_WENT_WRONG, with the code itself in `message`.
 */
export function readEnvelope<Name extends ActionName>(name: Name, body: unknown): ReadEnvelope<Name> {
  const head = envelopeHead.safeParse(body);
  if (!head.success) return { kind: 'unreadable', reason: 'not an envelope' };
  const { error, message = '' } = head.data;
  if (error) return { kind: 'refused', code: errorByCode(message) ?? 'SOMETHING_WENT_WRONG', message };
  const answer = actions[name].answer.safeParse(body);
  if (!answer.success) return { kind: 'unreadable', reason: z.prettifyError(answer.error) };
  return { kind: 'answer', success: successByCode(message), answer: answer.data as AnswerOf<Name> };
}
