import { addListener, isAnyOf, type TypedAddListener } from '@reduxjs/toolkit';
import type { ActionClientHolder } from '../shared/api/quiz-api.ts';
import type { AppDispatch } from '../shared/store/app-hooks.ts';
import type { RootState } from '../shared/store/root-reducer.ts';
import { askLifeline } from './effects/ask-lifeline.ts';
import { keepTime } from './effects/keep-time.ts';
import { openAttempt } from './effects/open-attempt.ts';
import { playAnswerSound } from './effects/play-answer-sound.ts';
import { sendAnswer, unsentAnswer } from './effects/send-answer.ts';
import { lifelineRequested, playRequested, resyncRequested, selectPlay } from './play-slice.ts';

const listen = addListener as TypedAddListener<RootState, AppDispatch, ActionClientHolder>;

/** Starts what a game does by itself: fetching, counting down, sending, sounding. @returns a function that stops all of it */
export function startPlayEffects(dispatch: AppDispatch): () => void {
  const stops = [
    dispatch(
      listen({
        matcher: isAnyOf(playRequested, resyncRequested),
        effect: async (_action, api) => {
          api.cancelActiveListeners();
          await openAttempt(api);
        },
      }),
    ),
    dispatch(
      listen({
        predicate: (_action, now, before) => selectPlay(now).run !== selectPlay(before).run,
        effect: async (_action, api) => {
          api.cancelActiveListeners();
          await keepTime(api);
        },
      }),
    ),
    dispatch(
      listen({
        predicate: (_action, now, before) => {
          const unsent = unsentAnswer(selectPlay(now));
          return unsent !== null && unsent.key !== unsentAnswer(selectPlay(before))?.key;
        },
        effect: async (_action, api) => {
          api.cancelActiveListeners();
          await sendAnswer(api);
        },
      }),
    ),
    dispatch(
      listen({
        actionCreator: lifelineRequested,
        effect: async ({ payload }, api) => askLifeline(payload, api),
      }),
    ),
    dispatch(
      listen({
        predicate: (_action, now, before) => selectPlay(now).run !== selectPlay(before).run,
        effect: (_action, api) => playAnswerSound(api),
      }),
    ),
  ];
  return () => {
    for (const stop of stops) stop({ cancelActive: true });
  };
}
