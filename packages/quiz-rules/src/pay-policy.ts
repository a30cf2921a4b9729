import type { AttemptType } from '@quiz-arena/contract/modes';

/**
 * When a settled attempt pays.
 * - `new-level`: coins for the first win of a level, score for every win (to the boards once a day and level)
 * - `first-win`: coins and score for the first win of a text, category or subcategory
 * - `score-only`: no coins, score whether won or not
 * - `nothing`
 */
export type PayPolicy = 'new-level' | 'first-win' | 'score-only' | 'nothing';

/** Source: rest-api, "Grading and coins", Solo, and "Contests, leaderboards". */
export const payPolicies = {
  '1': 'new-level',
  '1.1': 'nothing',
  '1.2': 'nothing',
  '2': 'first-win',
  '3': 'first-win',
  '4': 'first-win',
  '5': 'first-win',
  '6': 'new-level',
  contest: 'score-only',
  self_challenge: 'nothing',
  exam: 'nothing',
  bookmark: 'nothing',
  mistakes: 'nothing',
} as const satisfies Record<AttemptType, PayPolicy>;
