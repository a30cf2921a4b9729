import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';
import { contentPlace } from './content-place.ts';

/** Words to spell with letter tiles, with hints for coins; pays the first win of a place. */
export const guessTheWord = {
  id: 'guess-the-word',
  titleKey: 'mode.guessTheWord',
  textKey: 'word.text',
  paths: soloPaths['guess-the-word'],
  ground: { kind: 'questions' },
  open: (place) => ({ name: 'get_guess_the_word', fields: contentPlace(place) }),
  kinds: ['letters'],
  points: {
    credit: 'guess_the_word_correct_answer_credit_score',
    deduct: 'guess_the_word_wrong_answer_deduct_score',
  },
  ending: 'decided',
  bookmarks: '3',
  isRepeatable: true,
  hasHints: true,
} as const satisfies PlayMode;
