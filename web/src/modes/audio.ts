import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';
import { contentPlace } from './content-place.ts';

/** Clips to listen to, their answers covered until they were heard; pays the first win of a place. */
export const audio = {
  id: 'audio',
  titleKey: 'mode.audio',
  textKey: 'audio.text',
  paths: soloPaths.audio,
  ground: { kind: 'questions' },
  open: (place) => ({ name: 'get_audio_questions', fields: contentPlace(place) }),
  kinds: ['choice', 'trueFalse'],
  points: {
    credit: 'audio_quiz_correct_answer_credit_score',
    deduct: 'audio_quiz_wrong_answer_deduct_score',
  },
  ending: 'decided',
  bookmarks: '4',
  isRepeatable: true,
} as const satisfies PlayMode;
