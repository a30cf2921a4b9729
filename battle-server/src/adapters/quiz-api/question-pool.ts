import { isDeepStrictEqual } from 'node:util';
import type { QuestionId } from '@quiz-arena/contract/ids';
import type { SecretQuestion } from '../../core/battle-state.ts';

/** Keeps one copy of each question that is being played, however many rooms play it. */
export interface QuestionPool {
  /** The copy that is kept, if it is the same to the letter; else this one, which is kept from now on. */
  share(question: SecretQuestion): SecretQuestion;
}

/** Holds the `capacity` questions that were drawn last: half of what a room weighs is its ten questions. */
export function createQuestionPool(capacity: number): QuestionPool {
  const kept = new Map<QuestionId, SecretQuestion>();
  return {
    share(question) {
      const known = kept.get(question.id);
      const shared = known !== undefined && isDeepStrictEqual(known, question) ? known : question;
      kept.delete(question.id);
      kept.set(question.id, shared);
      const [oldest] = kept.size > capacity ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return shared;
    },
  };
}
