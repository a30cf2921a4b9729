import type { AttemptType } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import { type ClockPolicy, clockDefaults } from '@quiz-arena/quiz-rules/attempt-clock';
import { type Course, clockOf } from './attempt-course.ts';
import type { AttemptRun } from './attempt-run.ts';
import type { Attempt } from './repository.ts';
import { policyOf } from './solo-policies.ts';

/** A stored attempt with the clock of its mode. */
export function courseOf({ run, openedAt, quizType }: Attempt, settings: Settings): Course {
  return { run, openedAt: openedAt.getTime(), clock: clockPolicyOf(quizType, run, settings) };
}

/** One timer for the whole attempt where it was opened with one, else the mode's time a question. */
export function clockPolicyOf(quizType: AttemptType, run: AttemptRun, settings: Settings): ClockPolicy {
  if (run.totalMs !== null) return { pacing: 'per-run', timeMs: run.totalMs, ...clockDefaults };
  const timeMs = policyOf(quizType).seconds(settings, run) * 1000;
  return { pacing: 'per-question', timeMs, ...clockDefaults };
}

/**
 * When an attempt is over at the latest. Only ever later than it was: quick answers need not move the row in its
 * index, and a player who is done early has the rest of the time to ask for the result.
 */
export function expiryOf({ expiresAt }: Attempt, course: Course, now: number): Date {
  return new Date(Math.max(expiresAt.getTime(), clockOf(course, now).endsAt));
}
