import type { RunningQuestion } from '@quiz-arena/contract/attempt-state';
import type { QuestionId } from '@quiz-arena/contract/ids';
import {
  type ClockPolicy,
  type QuestionWindow,
  questionWindows,
  readAttemptClock,
  timeTaken,
} from '@quiz-arena/quiz-rules/attempt-clock';
import type { AttemptRun, QuestionEnd, RunQuestion, Told } from './attempt-run.ts';

/** A run with its clock. Instants in epoch milliseconds of the server's clock. */
export interface Course {
  readonly run: AttemptRun;
  readonly openedAt: number;
  readonly clock: ClockPolicy;
}

/** Where a question stands. `isOpen`: an answer that arrives now counts. */
export interface QuestionStanding {
  readonly index: number;
  readonly question: RunQuestion;
  readonly window: QuestionWindow;
  readonly isOpen: boolean;
}

export function clockOf({ run, openedAt, clock }: Course, now: number) {
  return readAttemptClock(openedAt, run.questions, clock, now);
}

/** The question whose clock runs, as it is told to the player; null when there is none. */
export function runningQuestionOf(course: Course, now: number): RunningQuestion | null {
  const { current } = clockOf(course, now);
  const question = current === null ? undefined : course.run.questions[current.index];
  if (current === null || question === undefined) return null;
  const { index, startsAt, deadline } = current;
  return { question_id: question.questionId, index, starts_at: startsAt, deadline };
}

/** Undefined for a question that is not part of the attempt. */
export function standingOf(
  course: Course,
  questionId: QuestionId,
  now: number,
): QuestionStanding | undefined {
  const index = course.run.questions.findIndex((question) => question.questionId === questionId);
  const question = course.run.questions[index];
  const window = questionWindows(course.openedAt, course.run.questions, course.clock)[index];
  if (question === undefined || window === undefined) return undefined;
  const { current, isOver } = clockOf(course, now);
  const isReached = course.clock.pacing === 'per-run' ? !isOver : current !== null && index >= current.index;
  const isUndecided = question.end === null || course.run.canChange;
  return { index, question, window, isOpen: isUndecided && isReached };
}

/** Milliseconds that the questions took together, those without an answer their whole time. */
export function playTimeOf({ run, openedAt, clock }: Course): number {
  return questionWindows(openedAt, run.questions, clock).reduce(
    (sum, window) => sum + timeTaken(window, run.questions[window.index]?.answeredAt ?? window.closesAt),
    0,
  );
}

export interface RecordedEnd {
  readonly end: QuestionEnd;
  readonly answer: string;
  readonly isCorrect: boolean;
  readonly told: Told;
  readonly hasNote: boolean;
}

/**
 * Writes down how a question ended. One whose time was over before keeps its place on the clock; one ahead of the
 * running question closes those between as missed: the player has gone on without them.
 */
export function recordEnd(
  course: Course,
  standing: QuestionStanding,
  end: RecordedEnd,
  now: number,
): AttemptRun {
  const { index, isOpen, window } = standing;
  const questions = course.run.questions.map((question, place) => {
    if (place === index) {
      const recorded = { ...question, ...end, answeredAt: isOpen ? now : window.closesAt };
      return isOpen ? recorded : { ...recorded, hasNote: false };
    }
    return isOpen && place < index ? closeMissed(course, question, place, now) : question;
  });
  return { ...course.run, questions };
}

/** Reset time: the running question's time starts anew. */
export function resetTime(run: AttemptRun, index: number, now: number): AttemptRun {
  const questions = run.questions.map((question, place) =>
    place === index ? { ...question, resetAt: now } : question,
  );
  return { ...run, questions };
}

function closeMissed(course: Course, question: RunQuestion, index: number, now: number): RunQuestion {
  if (question.end !== null || course.clock.pacing === 'per-run') return question;
  const window = questionWindows(course.openedAt, course.run.questions, course.clock)[index];
  return { ...question, end: 'missed', answeredAt: Math.min(now, window?.closesAt ?? now) };
}
