import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** Questions that were answered wrongly, in whatever mode, come back at growing intervals; practice, nothing is counted. */
export const mistakes = {
  id: 'mistakes',
  titleKey: 'mode.mistakes',
  textKey: 'mistakes.text',
  paths: soloPaths.mistakes,
  ground: null,
  open: () => ({ name: 'get_mistakes', fields: {} }),
  kinds: ['choice', 'trueFalse', 'letters', 'multiSelect', 'sequence'],
  points: null,
  ending: 'plain',
  isReviewFree: true,
  isRepeatable: true,
  hasFormulas: true,
  upKey: 'mode.mistakes',
  refusals: { DATA_NOT_FOUND: { titleKey: 'mistakes.none.title', textKey: 'mistakes.none.text' } },
} as const satisfies PlayMode;
