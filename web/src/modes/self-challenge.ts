import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** As many questions as the player wants, within the minutes he wants, in any order; graded at the end, unpaid. */
export const selfChallenge = {
  id: 'self-challenge',
  titleKey: 'mode.selfChallenge',
  textKey: 'self.text',
  paths: soloPaths['self-challenge'],
  ground: null,
  open: ({ category, subcategory, questions, minutes }) => ({
    name: 'get_questions_for_self_challenge',
    fields: {
      category_slug: category,
      subcategory_slug: subcategory || undefined,
      limit: questions,
      minutes,
    },
  }),
  kinds: ['choice', 'trueFalse'],
  points: null,
  ending: 'plain',
  isReviewFree: true,
  isRepeatable: true,
  upKey: 'self.another',
  refusals: { NOT_ALLOWED: { titleKey: 'operation_not_allowed', textKey: 'self.refused' } },
} as const satisfies PlayMode;
