import type { PlayMode } from '../quiz-play/play-mode.ts';

/** Categories, subcategories, levels: 30 s a question, the right answer told at once, coins for a new level. */
export const quizZone = {
  id: 'quiz-zone',
  titleKey: 'mode.quizZone',
  source: 'get_questions_by_level',
  kinds: ['choice', 'trueFalse'],
  pacing: { pacing: 'per-question', isFreeNavigation: false, canChangeAnswer: false },
  points: {
    credit: 'quiz_zone_correct_answer_credit_score',
    deduct: 'quiz_zone_wrong_answer_deduct_score',
  },
  hasReview: true,
} as const satisfies PlayMode;
