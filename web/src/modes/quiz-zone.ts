import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** Categories, subcategories, levels: 30 s a question, the right answer told at once, coins for a new level. */
export const quizZone = {
  id: 'quiz-zone',
  titleKey: 'mode.quizZone',
  textKey: 'zone.text',
  paths: soloPaths['quiz-zone'],
  ground: {
    kind: 'levels',
    source: 'get_level_data',
    isFixed: 'quiz_zone_fix_level_question',
    most: 'quiz_zone_total_level_question',
  },
  open: ({ category, subcategory, level }) => ({
    name: 'get_questions_by_level',
    fields: { category, subcategory: subcategory || undefined, level },
  }),
  kinds: ['choice', 'trueFalse'],
  points: {
    credit: 'quiz_zone_correct_answer_credit_score',
    deduct: 'quiz_zone_wrong_answer_deduct_score',
  },
  ending: 'decided',
  bookmarks: '1',
  isRepeatable: true,
  isContinued: true,
} as const satisfies PlayMode;
