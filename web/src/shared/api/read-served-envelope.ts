import type { ActionName, AnswerOf } from '@quiz-arena/contract/action-registry';
import { successByCode } from '@quiz-arena/contract/codes';
import type { ReadEnvelope } from '@quiz-arena/contract/envelope';
import { errorByCode } from '@quiz-arena/contract/errors';

/**
 * Reads a body that the backend has already put through the action's answer schema: only the envelope itself is
 * checked again, so that the schemas stay out of the first load. Tests and servers parse the whole answer.
 */
export function readServedEnvelope<Name extends ActionName>(_name: Name, body: unknown): ReadEnvelope<Name> {
  if (!isEnvelope(body)) return { kind: 'unreadable', reason: 'not an envelope' };
  const { error, message = '', ...answer } = body;
  if (error) return { kind: 'refused', code: errorByCode(message) ?? 'SOMETHING_WENT_WRONG', message };
  return { kind: 'answer', success: successByCode(message), answer: answer as AnswerOf<Name> };
}

function isEnvelope(body: unknown): body is { error: boolean; message?: string } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  return typeof body.error === 'boolean' && (!('message' in body) || typeof body.message === 'string');
}
