import type { PlayMode, SettledModeId } from '../quiz-play/play-mode.ts';
import { dailyQuiz } from './daily-quiz.ts';
import { funAndLearn } from './fun-and-learn.ts';
import { guessTheWord } from './guess-the-word.ts';
import { maths } from './maths.ts';
import { multiMatch } from './multi-match.ts';
import { quizZone } from './quiz-zone.ts';
import { trueFalse } from './true-false.ts';

/** Every way to play alone that this client has; a further one is a further row. */
export const playModes = {
  'quiz-zone': quizZone,
  'daily-quiz': dailyQuiz,
  'true-false': trueFalse,
  'fun-and-learn': funAndLearn,
  'guess-the-word': guessTheWord,
  'multi-match': multiMatch,
  maths,
} as const satisfies { readonly [Id in SettledModeId]?: PlayMode & { readonly id: Id } };
