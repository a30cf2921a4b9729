import type { ActionName, AnswerOf, FieldsOf } from '@quiz-arena/contract/action-registry';
import type { ErrorName } from '@quiz-arena/contract/errors';

/** What the client reads of an action's success, beside `error` and `message`. */
export type ActionAnswerOf<Name extends ActionName> = AnswerOf<Name>;

/** Fields of an action; `language_id` is added by the client and may be left out. */
export type ActionFieldsOf<Name extends ActionName> = FieldsOf<Name>;

/** Why a call gave no answer: the backend said no, or nothing usable came back. */
export type ActionError = { kind: 'refused'; code: ErrorName } | { kind: 'failed' };
