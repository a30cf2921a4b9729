import { z } from 'zod';
import { defineAction } from '../action.ts';
import { withAttempt } from '../attempt-state.ts';
import { questionId } from '../ids.ts';
import { examQuestionRow } from '../question-rows.ts';
import { jsonField, languageField, page, zone } from '../request-fields.ts';
import { flagField, integerField, wireFlag, wireId, wireInstant, wireInteger } from '../wire-values.ts';

const ofExam = { exam_module_id: wireId };

/** Right and wrong answers among the questions of one mark. */
const markGroup = z.object({ mark: wireInteger, correct_answer: wireInteger, incorrect: wireInteger });

export const examRow = z.object({
  id: wireId,
  title: z.string(),
  date: wireInstant,
  /** Minutes. */
  duration: wireInteger,
  /** An answer may be changed until the end. */
  answer_again: wireFlag,
  no_of_que: wireInteger,
  total_marks: wireInteger,
  exam_status: z.enum({ notBegun: '1', begun: '2', completed: '3' }),
  /** With type 2 only; total_duration in seconds. */
  obtained_marks: wireInteger.optional(),
  total_duration: wireInteger.optional(),
  statistics: z.array(markGroup).optional(),
});
export type ExamRow = z.infer<typeof examRow>;

export const examActions = {
  /** Type 1 today's exams, 2 completed ones. */
  get_exam_module: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ type: z.enum(['1', '2']), ...page(10), ...zone, language_id: languageField }),
    answer: { data: z.array(examRow), total: wireInteger },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  /** `exam_key` is needed to begin, not to resume; five wrong ones an hour. */
  get_exam_module_questions: defineAction({
    access: 'player',
    request: z.strictObject({
      ...ofExam,
      exam_key: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
    }),
    answer: { data: z.array(examQuestionRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND', 'WRONG_EXAM_KEY', 'ALREADY_PLAYED'],
  }),
  /** Graded from the saved answers, once: what the client says of marks and time is checked, never believed. */
  set_exam_module_result: defineAction({
    access: 'player',
    request: z.strictObject({
      ...ofExam,
      total_duration: integerField(0, 86_400).optional(),
      obtained_marks: integerField(0, 1_000_000).optional(),
      statistics: jsonField(z.array(z.unknown()).max(200)).optional(),
      rules_violated: flagField.default(false),
      captured_question_ids: jsonField(z.array(questionId).max(500)).optional(),
    }),
    answer: {
      data: z
        .object({
          obtained_marks: wireInteger,
          total_marks: wireInteger,
          total_duration: wireInteger,
          statistics: z.array(markGroup),
        })
        .optional(),
    },
    successCodes: ['DATA_INSERTED'],
    errorCodes: ['DATA_NOT_FOUND'],
    isOpenInMaintenance: true,
  }),
};
