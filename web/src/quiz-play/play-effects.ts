import type { ActionClient } from '@quiz-arena/contract/action-caller';
import type { RootStore } from '../shared/store/app-hooks.ts';
import { askLifeline } from './effects/ask-lifeline.ts';
import type { Effect } from './effects/effect-api.ts';
import { followGame } from './effects/follow-game.ts';
import { keepTime } from './effects/keep-time.ts';
import { openAttempt } from './effects/open-attempt.ts';
import { playAnswerSound } from './effects/play-answer-sound.ts';
import { sendAnswers } from './effects/send-answers.ts';
import type { PlayState } from './play-slice.ts';
import { unsentAnswer } from './unsent-answer.ts';

const hasStepped = (now: PlayState, before: PlayState) => now.run !== before.run;

/** What a game does by itself. */
const effects: readonly Effect[] = [
  { isDue: (now, before) => now.requests !== before.requests, run: openAttempt },
  { isDue: hasStepped, run: keepTime },
  { isDue: (now, before) => unsentAnswer(now) !== null && unsentAnswer(before) === null, run: sendAnswers },
  {
    isDue: ({ lifeline }, before) =>
      lifeline.pending !== null && lifeline.pending !== before.lifeline.pending,
    run: askLifeline,
  },
  { isDue: hasStepped, run: playAnswerSound },
];

/** Starts fetching, counting down, sending and sounding for the game in the store. @returns a function that stops it */
export function startPlayEffects(store: RootStore, client: ActionClient): () => void {
  return followGame(store, client, effects);
}
