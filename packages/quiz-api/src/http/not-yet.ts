import type { ActionName } from '@quiz-arena/contract/action-registry';
import type { ActionHandlers } from './handler.ts';

/** Stands where an action's handler will be; such an action answers 122. */
export const NOT_YET = Symbol('not yet');

/** A handler, or the mark that there is none yet, for every action of the registry. */
export type Handlers = {
  readonly [Name in ActionName]: ActionHandlers[Name] | typeof NOT_YET;
};

/**
 * Actions without a handler. build-handlers.ts does not compile while an action is neither handled nor listed
 * here, or both.
 */
export const notYet = {
  get_daily_quiz: NOT_YET,
  get_questions_by_type: NOT_YET,
  get_fun_n_learn: NOT_YET,
  get_fun_n_learn_questions: NOT_YET,
  get_guess_the_word: NOT_YET,
  get_questions_for_self_challenge: NOT_YET,
  get_audio_questions: NOT_YET,
  get_maths_questions: NOT_YET,
  get_multi_match_questions_by_level: NOT_YET,
  get_mistakes: NOT_YET,
  get_bookmark: NOT_YET,
  set_bookmark: NOT_YET,
  report_question: NOT_YET,
  multi_match_report_question: NOT_YET,
  get_contest: NOT_YET,
  get_questions_by_contest: NOT_YET,
  get_contest_leaderboard: NOT_YET,
  get_exam_module: NOT_YET,
  get_exam_module_questions: NOT_YET,
  set_exam_module_result: NOT_YET,
  get_payment_request: NOT_YET,
  set_payment_request: NOT_YET,
  delete_pending_payment_request: NOT_YET,
  get_notifications: NOT_YET,
} as const satisfies Partial<Handlers>;
