import type { AttemptState } from '@quiz-arena/contract/attempt-state';
import type { LifelineName } from '@quiz-arena/contract/lifelines';
import type { RunEvent, RunState } from '@quiz-arena/quiz-rules/run-state';
import { stepRun } from '@quiz-arena/quiz-rules/step-run';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ActionError } from '../shared/api/action-types.ts';
import { loggedOut } from '../shared/session/session-slice.ts';
import { rootReducer } from '../shared/store/root-reducer.ts';
import type { QuestionContent } from './play-content.ts';
import type { PlayRules, SourceCall } from './play-mode.ts';
import { readAttempt } from './read-attempt.ts';
import { type ClockReading, type ClockSample, readClock } from './server-clock.ts';

/** What is played. */
export interface PlayOrder {
  readonly mode: PlayRules;
  readonly source: SourceCall;
}

/** Something the player should know, told calmly. */
export type PlayNotice = 'offline' | 'slow' | 'answerLate';

/** One solo game: the rules' run, and what is needed beside it to show and to send it. */
export interface PlayState {
  readonly order: PlayOrder | null;
  /** Counts how often the attempt was asked for: each time it is opened, or brought in step again. */
  readonly requests: number;
  /** Why there is nothing to play; null while there is, or may be. */
  readonly error: ActionError | null;
  readonly attemptId: string | null;
  readonly contents: readonly QuestionContent[];
  readonly run: RunState | null;
  /** Whether this level has paid its coins before; false where there are no levels. */
  readonly isLevelPaid: boolean;
  /** The server has closed the attempt, whatever the run still believes. */
  readonly isOver: boolean;
  readonly clock: ClockReading | null;
  readonly notice: PlayNotice | null;
  readonly lifeline: {
    /** Asked for, not answered yet. */
    readonly pending: LifelineName | null;
    readonly refused: { readonly lifeline: LifelineName; readonly error: ActionError } | null;
  };
}

const closed: PlayState = {
  order: null,
  requests: 0,
  error: null,
  attemptId: null,
  contents: [],
  run: null,
  isLevelPaid: false,
  isOver: false,
  clock: null,
  notice: null,
  lifeline: { pending: null, refused: null },
};

const asked = (state: PlayState): PlayState['lifeline'] => ({ ...state.lifeline, pending: null });

/** The play engine's state. Its effects (play-effects.ts) follow it and talk to the server. */
const playSlice = createSlice({
  name: 'play',
  initialState: closed,
  reducers: {
    /** Opens an attempt, or goes on with the open one. */
    playRequested: (state, { payload }: PayloadAction<PlayOrder>): PlayState => ({
      ...closed,
      clock: state.clock,
      isLevelPaid: state.isLevelPaid,
      order: payload,
      requests: state.requests + 1,
    }),
    /** The server knows better where the attempt stands: it is asked, the screen stays. */
    resyncRequested: (state: PlayState): PlayState => ({ ...state, requests: state.requests + 1 }),
    attemptOpened: (
      state: PlayState,
      { payload }: PayloadAction<{ attempt: AttemptState; contents: readonly QuestionContent[] }>,
    ): PlayState => {
      const { attempt, contents } = payload;
      if (state.order === null) return state;
      const run = readAttempt(attempt, contents);
      const isSame = state.attemptId === attempt.attempt_id;
      return {
        ...state,
        error: null,
        attemptId: attempt.attempt_id,
        contents,
        run,
        notice: isSame && state.notice === 'answerLate' ? 'answerLate' : null,
      };
    },
    openingFailed: (state: PlayState, { payload }: PayloadAction<ActionError>): PlayState => ({
      ...state,
      error: payload,
    }),
    playClosed: (state: PlayState): PlayState => ({
      ...closed,
      clock: state.clock,
      requests: state.requests,
    }),
    clockRead: (state: PlayState, { payload }: PayloadAction<ClockSample>): PlayState => ({
      ...state,
      clock: readClock(state.clock, payload),
    }),
    /** Something happened to the run; `at` of an event is the server's clock. */
    runStepped: (state: PlayState, { payload }: PayloadAction<RunEvent>): PlayState => {
      if (state.run === null) return state;
      const run = stepRun(state.run, payload);
      if (run === state.run) return state;
      const isNewQuestion = run.index !== state.run.index;
      return {
        ...state,
        run,
        notice: isNewQuestion && state.notice === 'answerLate' ? null : state.notice,
        lifeline: isNewQuestion ? { ...state.lifeline, refused: null } : state.lifeline,
      };
    },
    levelPayKnown: (state: PlayState, { payload }: PayloadAction<boolean>): PlayState => ({
      ...state,
      isLevelPaid: payload,
    }),
    attemptEnded: (state: PlayState): PlayState => ({ ...state, isOver: true }),
    noticeGiven: (state: PlayState, { payload }: PayloadAction<PlayNotice | null>): PlayState => ({
      ...state,
      notice: payload,
    }),
    lifelineRequested: (state: PlayState, { payload }: PayloadAction<LifelineName>): PlayState => ({
      ...state,
      lifeline: { pending: payload, refused: null },
    }),
    lifelineAnswered: (state: PlayState): PlayState => ({ ...state, lifeline: asked(state) }),
    lifelineRefused: (
      state: PlayState,
      { payload }: PayloadAction<{ lifeline: LifelineName; error: ActionError }>,
    ): PlayState => ({ ...state, lifeline: { pending: null, refused: payload } }),
  },
  extraReducers: (builder) =>
    builder.addCase(
      loggedOut,
      (state: PlayState): PlayState => ({ ...closed, clock: state.clock, requests: state.requests }),
    ),
});

declare module '../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof playSlice> {}
}

const injected = playSlice.injectInto(rootReducer);

/** The game that is played; a closed one where none is. */
export const selectPlay = injected.selectSlice;

export const {
  playRequested,
  resyncRequested,
  attemptOpened,
  openingFailed,
  playClosed,
  clockRead,
  runStepped,
  attemptEnded,
  levelPayKnown,
  noticeGiven,
  lifelineRequested,
  lifelineAnswered,
  lifelineRefused,
} = playSlice.actions;
