import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** The same ten questions for everyone, once a day; it pays nothing but its streak. */
export const dailyQuiz = {
  id: 'daily-quiz',
  titleKey: 'mode.dailyQuiz',
  textKey: 'daily.text',
  paths: soloPaths['daily-quiz'],
  ground: null,
  open: () => ({ name: 'get_daily_quiz', fields: {} }),
  kinds: ['choice', 'trueFalse'],
  points: null,
  ending: 'decided',
  isRepeatable: false,
} as const satisfies PlayMode;
