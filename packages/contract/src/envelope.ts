import { z } from 'zod';
import { type ActionName, type AnswerOf, actions } from './action-registry.ts';
import { type SuccessName, successByCode } from './codes.ts';
import { type ErrorName, errorByCode } from './errors.ts';

/** `{ error: false, message?, …answer }`: `message` is the wire code of a success that has one. */
export type SuccessEnvelope<Name extends ActionName> = { error: false; message?: string } & AnswerOf<Name>;

/** `{ error: true, message }`: `message` is the wire code of the error. */
export interface ErrorEnvelope {
  error: true;
  message: string;
}

export type Envelope<Name extends ActionName> = SuccessEnvelope<Name> | ErrorEnvelope;

const envelopeHead = z.object({ error: z.boolean(), message: z.string().optional() });

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
