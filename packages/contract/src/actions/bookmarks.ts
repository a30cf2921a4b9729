import { z } from 'zod';
import { defineAction } from '../action.ts';
import { withAttempt } from '../attempt-state.ts';
import { questionId } from '../ids.ts';
import { anyQuestion } from '../question-rows.ts';
import { flagField, textField, wireFlag, wireId } from '../wire-values.ts';

/** 1 quiz zone, 3 guess the word, 4 audio, 5 maths, 6 multi match. */
export const bookmarkType = z.enum(['1', '3', '4', '5', '6']);
export type BookmarkType = z.infer<typeof bookmarkType>;

export const bookmarkRow = z.object({
  id: wireId,
  user_id: wireId,
  question_id: wireId,
  status: wireFlag,
  type: bookmarkType,
  ...anyQuestion,
});
export type BookmarkRow = z.infer<typeof bookmarkRow>;

const report = defineAction({
  access: 'player',
  request: z.strictObject({ question_id: questionId, message: textField(500) }),
  successCodes: ['REPORT_SUBMITTED'],
  errorCodes: ['DATA_NOT_FOUND'],
});

export const bookmarkActions = {
  /** Newest first; a practice attempt on them comes along. Attempt answers name `question_id`. */
  get_bookmark: defineAction({
    access: 'player',
    request: z.strictObject({ type: bookmarkType }),
    answer: { data: z.array(bookmarkRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  /** Status 1 adds, 0 deletes. */
  set_bookmark: defineAction({
    access: 'player',
    request: z.strictObject({ question_id: questionId, status: flagField, type: bookmarkType }),
    successCodes: ['DATA_UPDATED'],
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  report_question: report,
  multi_match_report_question: report,
};
