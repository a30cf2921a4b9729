import { createHash } from 'node:crypto';
import type { QuestionId } from '@quiz-arena/contract/ids';
import type { AttemptPlan } from '../attempts/open-attempt.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';

/** An attempt that pays nothing and counts nowhere; see `AttemptPlan` for `place` and `draw`. */
export function planPractice(
  quizType: 'bookmark' | 'mistakes',
  place: string,
  draw: AttemptPlan['draw'],
): AttemptPlan {
  return {
    policy: policyOf(quizType),
    place,
    languageId: DEFAULT_LANGUAGE_ID,
    categoryId: null,
    subcategoryId: null,
    level: 0,
    isLevelPaid: false,
    draw,
  };
}

/** A place named by its questions: the same ones resume, a changed list begins anew. */
export function listDigest(questionIds: readonly QuestionId[]): string {
  return createHash('sha256').update(questionIds.toSorted().join()).digest('hex').slice(0, 32);
}
