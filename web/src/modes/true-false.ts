import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** Statements from every free category, to be judged true or false; it pays nothing. */
export const trueFalse = {
  id: 'true-false',
  titleKey: 'mode.trueFalse',
  textKey: 'mode.trueFalse.text',
  paths: soloPaths['true-false'],
  ground: null,
  open: () => ({ name: 'get_questions_by_type', fields: { type: '2' } }),
  kinds: ['trueFalse'],
  points: null,
  ending: 'decided',
  isRepeatable: true,
} as const satisfies PlayMode;
