import type { SoloModeId } from '@quiz-arena/contract/modes';
import type { PlayMode } from '../quiz-play/play-mode.ts';
import { audio } from './audio.ts';
import { bookmarks } from './bookmarks.ts';
import { contest } from './contest.ts';
import { dailyQuiz } from './daily-quiz.ts';
import { exam } from './exam.ts';
import { funAndLearn } from './fun-and-learn.ts';
import { guessTheWord } from './guess-the-word.ts';
import { maths } from './maths.ts';
import { mistakes } from './mistakes.ts';
import { multiMatch } from './multi-match.ts';
import { quizZone } from './quiz-zone.ts';
import { selfChallenge } from './self-challenge.ts';
import { trueFalse } from './true-false.ts';

/** Every way to play alone. A further mode of the contract does not compile without its record here. */
export const playModes = {
  'quiz-zone': quizZone,
  'daily-quiz': dailyQuiz,
  'true-false': trueFalse,
  'fun-and-learn': funAndLearn,
  'guess-the-word': guessTheWord,
  'self-challenge': selfChallenge,
  contest,
  audio,
  maths,
  exam,
  'multi-match': multiMatch,
  bookmarks,
  mistakes,
} as const satisfies { readonly [Id in SoloModeId]: PlayMode & { readonly id: Id } };
