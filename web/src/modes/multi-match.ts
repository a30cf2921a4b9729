import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** Levels of questions with several right options, or with options to be put in order; all or nothing. */
export const multiMatch = {
  id: 'multi-match',
  titleKey: 'mode.multiMatch',
  textKey: 'multi.text',
  paths: soloPaths['multi-match'],
  ground: {
    kind: 'levels',
    source: 'get_multi_match_level_data',
    isFixed: null,
    most: 'multi_match_total_level_question',
  },
  open: ({ category, subcategory, level }) => ({
    name: 'get_multi_match_questions_by_level',
    fields: { category, subcategory: subcategory || undefined, level },
  }),
  kinds: ['multiSelect', 'sequence'],
  points: {
    credit: 'multi_match_correct_answer_credit_score',
    deduct: 'multi_match_wrong_answer_deduct_score',
  },
  ending: 'decided',
  bookmarks: '6',
  isRepeatable: true,
} as const satisfies PlayMode;
