import type { ExamRow } from '@quiz-arena/contract/actions/exams';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { addDays, dayStart } from '@quiz-arena/quiz-rules/local-time';
import type { MarkGroup } from '../../db/schema/exams.ts';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptReply, shownQuestions } from '../attempts/attempt-reply.ts';
import { endAttempt, hasAttempt } from '../attempts/end-attempt.ts';
import { type AttemptPlan, openAttempt } from '../attempts/open-attempt.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { findQuestions } from '../catalogue/question-store.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { questionRow } from '../questions/question-row.ts';
import { checkExamKey } from './check-exam-key.ts';
import { reportViolations } from './report-violations.ts';
import {
  countCompleted,
  countExamsOn,
  type Exam,
  type ExamResult,
  findExam,
  findResult,
  listCompleted,
  listExamsOn,
} from './repository.ts';

/** `exam_status` on the wire. */
const statuses = { notBegun: '1', begun: '2', completed: '3' } as const;

function wireExam(exam: Exam, status: keyof typeof statuses): ExamRow {
  return {
    id: exam.id,
    title: exam.title,
    date: exam.startsAt.toISOString(),
    duration: String(exam.durationMinutes),
    answer_again: exam.answerAgain ? '1' : '0',
    no_of_que: String(exam.questions.length),
    total_marks: String(exam.questions.reduce((sum, { marks }) => sum + marks, 0)),
    exam_status: statuses[status],
  };
}

function wireResult(result: ExamResult) {
  return {
    obtained_marks: String(result.obtainedMarks),
    total_duration: String(result.durationSeconds),
    statistics: result.groups.map(wireGroup),
  };
}

function wireGroup({ mark, correct, incorrect }: MarkGroup) {
  return { mark: String(mark), correct_answer: String(correct), incorrect: String(incorrect) };
}

export const examHandlers = {
  async get_exam_module({ type, offset, limit, language_id }, { db, player, settings, now }) {
    const of = { userId: player.id, languageId: language_id ?? DEFAULT_LANGUAGE_ID };
    const page = { offset, limit };
    if (type === '2') {
      const completed = await listCompleted(db, of, page);
      if (completed.length === 0) throw new Refusal('DATA_NOT_FOUND');
      return {
        data: completed.map(({ exam, result }) => ({
          ...wireExam(exam, 'completed'),
          ...wireResult(result),
        })),
        total: String(await countCompleted(db, of)),
      };
    }
    const day = todayIn(settings.system_timezone, now);
    const exams = await listExamsOn(db, { ...of, day }, page);
    if (exams.length === 0) throw new Refusal('DATA_NOT_FOUND');
    return {
      data: exams.map(({ exam, isBegun, isCompleted }) =>
        wireExam(exam, isCompleted ? 'completed' : isBegun ? 'begun' : 'notBegun'),
      ),
      total: String(await countExamsOn(db, of.languageId, day)),
    };
  },

  /** The key opens the exam; whoever is in it comes back without. */
  async get_exam_module_questions({ exam_module_id, exam_key }, context) {
    const { db, player, now, imageUrl } = context;
    const exam = await findExam(db, exam_module_id);
    if (exam === undefined) throw new Refusal('DATA_NOT_FOUND');
    if (!(await hasAttempt(db, player.id, 'exam', exam.id))) {
      if (now < exam.startsAt || now >= exam.endsAt) throw new Refusal('NOT_ALLOWED');
      await checkExamKey(db, player.id, exam, exam_key, now);
    }
    const opened = await openAttempt(db, player.id, planExam(exam), context);
    const marks = new Map(exam.questions.map((question) => [question.questionId, question.marks]));
    return {
      data: shownQuestions(opened, imageUrl).map(({ question, order }) => ({
        ...questionRow(question, order, imageUrl),
        exam_module_id: exam.id,
        marks: String(marks.get(question.id) ?? 0),
      })),
      ...attemptReply(opened, context),
    };
  },

  /** Marks and time are those of the record, whatever the client says of them. */
  async set_exam_module_result(input, { db, player, settings, now }) {
    const userId = player.id;
    const examId = input.exam_module_id;
    const attempt = { userId, quizType: 'exam', place: examId } as const;
    if (!(await endAttempt(db, attempt, { settings, now }))) throw new Refusal('DATA_NOT_FOUND');
    const exam = await findExam(db, examId);
    const broken = { hasLeft: input.rules_violated ?? false, captured: input.captured_question_ids ?? [] };
    if (exam !== undefined) await reportViolations(db, exam, player, broken, now);
    const result = await findResult(db, userId, examId);
    if (result === undefined) throw new Error(`an exam that was ended has a result: ${examId}`);
    return {
      message: 'DATA_INSERTED',
      data: { ...wireResult(result), total_marks: String(result.totalMarks) },
    };
  },
} satisfies Partial<ActionHandlers>;

function planExam(exam: Exam): AttemptPlan {
  return {
    policy: policyOf('exam'),
    place: exam.id,
    languageId: exam.languageId,
    categoryId: null,
    subcategoryId: null,
    level: 0,
    isLevelPaid: false,
    totalMs: exam.durationMinutes * 60_000,
    canChange: exam.answerAgain,
    draw: (tx) =>
      findQuestions(
        tx,
        exam.questions.map(({ questionId }) => questionId),
      ),
  };
}

function todayIn(zone: string, now: Date): { from: Date; to: Date } {
  const today = dayIn(zone, now);
  return { from: dayStart(zone, today), to: dayStart(zone, addDays(today, 1)) };
}
