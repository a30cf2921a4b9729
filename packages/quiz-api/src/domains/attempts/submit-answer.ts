import type { SubmittedAnswer } from '@quiz-arena/contract/actions/attempts';
import type { AttemptId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { checkAnswer } from '@quiz-arena/quiz-rules/check-answer';
import type { Database, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { findQuestions, type Question } from '../catalogue/question-store.ts';
import { isShownAnswer, shownAnswer } from '../questions/question-row.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { type Course, recordEnd, runningQuestionOf, standingOf } from './attempt-course.ts';
import type { RunQuestion, Told } from './attempt-run.ts';
import { courseOf, expiryOf } from './course-of.ts';
import { hiddenQuestions } from './hidden-questions.ts';
import { type Attempt, lockAttempt, saveRun } from './repository.ts';
import { takeReveals } from './reveal-limit.ts';
import { policyOf } from './solo-policies.ts';
import { toldAnswer } from './told-answer.ts';

export interface GivenToQuestion {
  readonly attemptId: AttemptId;
  readonly questionId: QuestionId;
  /** In the letters that the player sees; "": the time ran out. */
  readonly answer: string;
}

/**
 * Records the answer to a question; the server's clock decides whether it came in time. The first answer stands and
 * is answered again, with no more than was told then; where answers may be changed, the last one before the end does.
 * @throws Refusal NOT_ALLOWED for an attempt that is not this player's, DATA_NOT_FOUND for a question not in it
 */
export async function submitAnswer(
  db: Database,
  userId: UserId,
  given: GivenToQuestion,
  circumstances: AttemptCircumstances,
): Promise<SubmittedAnswer> {
  return await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, userId, given.attemptId);
    if (attempt === undefined) throw new Refusal('NOT_ALLOWED');
    const before = courseOf(attempt, circumstances.settings);
    const now = circumstances.now.getTime();
    const standing = standingOf(before, given.questionId, now);
    const [content] = await findQuestions(tx, [given.questionId]);
    if (standing === undefined || content === undefined) throw new Refusal('DATA_NOT_FOUND');
    const isDecided = standing.question.end !== null && !standing.isOpen;
    if (isDecided || !attempt.isOpen) {
      const told = tell(before, standing.question, content, now);
      return isLateChange(attempt, standing.question, given) ? { ...told, timed_out: true } : told;
    }
    const isAnswered = standing.isOpen && isAnswer(standing.question, given.answer);
    const told = await decideTold(tx, attempt, content, circumstances);
    const run = recordEnd(
      before,
      standing,
      {
        end: isAnswered ? 'answered' : 'missed',
        answer: isAnswered ? given.answer : '',
        isCorrect: isAnswered && isRight(standing.question, content, given.answer),
        told,
        hasNote: told === 'answer' && content.note !== '',
      },
      now,
    );
    const course: Course = { ...before, run };
    await saveRun(tx, attempt.id, { run, expiresAt: expiryOf(attempt, course, now) });
    const recorded = run.questions[standing.index];
    return tell(course, recorded ?? standing.question, content, now);
  });
}

/** Another answer after the end: what was saved stands. */
function isLateChange({ run }: Attempt, { answer }: RunQuestion, given: GivenToQuestion): boolean {
  return run.canChange && given.answer !== answer;
}

/** An answer that names no option that is shown is no answer. */
function isAnswer({ kind, order }: RunQuestion, answer: string): boolean {
  if (kind === 'letters') return answer.trim() !== '';
  return isShownAnswer(order, answer);
}

/** Both sides in the letters that are shown. */
function isRight({ kind, order }: RunQuestion, content: Question, answer: string): boolean {
  return checkAnswer(kind, answer, shownAnswer(content, order));
}

/** As much as the mode tells, nothing of a question open elsewhere, nothing beyond the day's limit. */
async function decideTold(
  tx: Transaction,
  attempt: Attempt,
  content: Question,
  circumstances: AttemptCircumstances,
): Promise<Told> {
  const { settings, now } = circumstances;
  const tells = policyOf(attempt.quizType).tells(settings);
  if (tells === 'nothing') return 'nothing';
  const hidden = await hiddenQuestions(tx, attempt.userId, circumstances, attempt);
  if (hidden.has(content.id)) return 'nothing';
  const day = dayIn(settings.system_timezone, now);
  return (await takeReveals(tx, { userId: attempt.userId, day, answers: 1 })) ? tells : 'nothing';
}

function tell(course: Course, question: RunQuestion, content: Question, now: number): SubmittedAnswer {
  return {
    recorded: true,
    timed_out: question.end !== 'answered',
    given: question.answer,
    ...toldAnswer(question, content),
    next: runningQuestionOf(course, now),
    now,
  };
}
