import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';
import { contentPlace } from './content-place.ts';

/** Calculations, with formulas in questions and answers; pays the first win of a place. */
export const maths = {
  id: 'maths',
  titleKey: 'mode.math',
  textKey: 'maths.text',
  paths: soloPaths.maths,
  ground: { kind: 'questions' },
  open: (place) => ({ name: 'get_maths_questions', fields: contentPlace(place) }),
  kinds: ['choice', 'trueFalse'],
  points: {
    credit: 'maths_quiz_correct_answer_credit_score',
    deduct: 'maths_quiz_wrong_answer_deduct_score',
  },
  ending: 'decided',
  bookmarks: '5',
  isRepeatable: true,
  hasFormulas: true,
} as const satisfies PlayMode;
