import type { AttemptState } from '@quiz-arena/contract/attempt-state';
import { lifelines } from '@quiz-arena/contract/lifelines';
import type { Question } from '../catalogue/question-store.ts';
import { type Course, clockOf, runningQuestionOf } from './attempt-course.ts';
import type { Attempt } from './repository.ts';
import { toldAnswer } from './told-answer.ts';

/** Where a player stands in an open attempt: enough to go on after a reload, nothing that was not shown yet. */
export function attemptStateOf(
  attempt: Attempt,
  course: Course,
  shown: { questions: readonly Question[]; isResumed: boolean; now: number },
): AttemptState {
  const { now, isResumed } = shown;
  const { current, endsAt } = clockOf(course, now);
  const { run, clock } = course;
  const reached = clock.pacing === 'per-run' ? 0 : (current?.index ?? run.questions.length);
  const byId = new Map(shown.questions.map((question) => [question.id, question]));
  return {
    attempt_id: attempt.id,
    quiz_type: attempt.quizType,
    now,
    is_resumed: isResumed,
    current: runningQuestionOf(course, now),
    question_seconds: clock.pacing === 'per-run' ? null : clock.timeMs / 1000,
    ends_at: clock.pacing === 'per-run' ? endsAt - clock.lateMs : null,
    can_change: run.canChange,
    given: run.questions.flatMap((question, index) => {
      const content = byId.get(question.questionId);
      if (content === undefined || (question.end === null && index >= reached)) return [];
      return [
        { question_id: question.questionId, answer: question.answer, ...toldAnswer(question, content) },
      ];
    }),
    lifelines_used: run.lifelines.map(({ lifeline, questionId, effect }) => ({
      lifeline: lifelines[lifeline],
      question_id: questionId,
      effect,
    })),
  };
}
