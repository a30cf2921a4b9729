import type { Settings } from '@quiz-arena/contract/settings';
import { type Course, clockOf } from './attempt-course.ts';
import { policyOf } from './attempt-policy.ts';
import type { Attempt } from './repository.ts';

/** A stored attempt with the clock of its mode. */
export function courseOf({ run, openedAt, quizType }: Attempt, settings: Settings): Course {
  return { run, openedAt: openedAt.getTime(), clock: policyOf(quizType).clock(settings) };
}

/**
 * When an attempt is over at the latest. Only ever later than it was: quick answers need not move the row in its
 * index, and a player who is done early has the rest of the time to ask for the result.
 */
export function expiryOf({ expiresAt }: Attempt, course: Course, now: number): Date {
  return new Date(Math.max(expiresAt.getTime(), clockOf(course, now).endsAt));
}
