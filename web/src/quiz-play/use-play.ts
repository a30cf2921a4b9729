import type { LifelineName } from '@quiz-arena/contract/lifelines';
import { currentQuestion } from '@quiz-arena/quiz-rules/step-run';
import { useEffect, useMemo } from 'react';
import { useActionClient } from '../shared/api/action-context.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '../shared/store/app-hooks.ts';
import { startPlayEffects } from './play-effects.ts';
import {
  levelPayKnown,
  lifelineRequested,
  type PlayOrder,
  playClosed,
  playRequested,
  runStepped,
  selectPlay,
} from './play-slice.ts';
import { type PlayStage, selectPlayStage, selectServerNow } from './play-view.ts';
import { serverNow } from './server-clock.ts';

/** What a player can do. */
export interface PlayCommands {
  answer: (answer: string) => void;
  goOn: () => void;
  askLifeline: (lifeline: LifelineName) => void;
  /** The clip was heard, or is not waited for: the time starts. */
  showOptions: () => void;
  /** Where questions are answered in any order: shows this one, from 0. */
  choose: (index: number) => void;
  /** Hands the run in. */
  submit: () => void;
  /** Opens the attempt again after it could not be. */
  retry: () => void;
}

export interface Play {
  stage: PlayStage;
  commands: PlayCommands;
  /** The server's clock, epoch ms. */
  now: () => number;
}

/** Plays what is ordered for as long as the caller is on the screen. A new order (another object) starts anew. */
export function usePlay(order: PlayOrder, isLevelPaid: boolean): Play {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const client = useActionClient();
  const stage = useAppSelector(selectPlayStage);
  const now = useAppSelector(selectServerNow);
  useEffect(() => {
    const stop = startPlayEffects(store, client);
    dispatch(playRequested(order));
    return () => {
      stop();
      dispatch(playClosed());
    };
  }, [order, dispatch, store, client]);
  useEffect(() => {
    dispatch(levelPayKnown(isLevelPaid));
  }, [isLevelPaid, dispatch]);
  return { stage, commands: usePlayCommands(order), now };
}

function usePlayCommands(order: PlayOrder): PlayCommands {
  const store = useAppStore();
  return useMemo(() => {
    const read = () => selectPlay(store.getState());
    return {
      answer: (answer) => {
        const { run, clock } = read();
        const question = run === null ? undefined : currentQuestion(run);
        if (question === undefined) return;
        const at = serverNow(clock);
        store.dispatch(runStepped({ type: 'answerGiven', questionId: question.id, answer, at }));
      },
      goOn: () => store.dispatch(runStepped({ type: 'nextQuestion', at: serverNow(read().clock) })),
      askLifeline: (lifeline) => {
        if (read().lifeline.pending === null) store.dispatch(lifelineRequested(lifeline));
      },
      showOptions: () => store.dispatch(runStepped({ type: 'optionsShown', at: serverNow(read().clock) })),
      choose: (index) => store.dispatch(runStepped({ type: 'questionChosen', index })),
      submit: () => store.dispatch(runStepped({ type: 'submitted' })),
      retry: () => store.dispatch(playRequested(order)),
    };
  }, [store, order]);
}
