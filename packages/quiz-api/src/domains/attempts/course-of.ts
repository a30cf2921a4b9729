import type { Settings } from '@quiz-arena/contract/settings';
import type { Course } from './attempt-course.ts';
import { policyOf } from './attempt-policy.ts';
import type { Attempt } from './repository.ts';

/** A stored attempt with the clock of its mode. */
export function courseOf({ run, openedAt, quizType }: Attempt, settings: Settings): Course {
  return { run, openedAt: openedAt.getTime(), clock: policyOf(quizType).clock(settings) };
}
