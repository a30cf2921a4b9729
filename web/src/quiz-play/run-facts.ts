import type { RunAnswer, RunState } from '@quiz-arena/quiz-rules/run-state';
import { currentQuestion } from '@quiz-arena/quiz-rules/step-run';

/** The answer to the current question; undefined while it is open. */
export function currentAnswer(run: RunState): RunAnswer | undefined {
  return run.answers[currentQuestion(run)?.id ?? ''];
}

/** The question that follows once the current one is closed; undefined when none does. */
export function followingQuestionId({ questions, answers, index }: RunState): string | undefined {
  return questions.find(({ id }, place) => place > index && answers[id] === undefined)?.id;
}

/** Whether nothing follows the current question. */
export function isLastQuestion(run: RunState): boolean {
  return followingQuestionId(run) === undefined;
}
