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
  get_contest: NOT_YET,
  get_questions_by_contest: NOT_YET,
  get_contest_leaderboard: NOT_YET,
  get_exam_module: NOT_YET,
  get_exam_module_questions: NOT_YET,
  set_exam_module_result: NOT_YET,
} as const satisfies Partial<Handlers>;
