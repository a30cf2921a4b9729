import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';
import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../shared/session/session-slice.ts';
import { rootReducer } from '../../shared/store/root-reducer.ts';
import { applyMessage } from './mirror/apply-message.ts';
import { type BattleMirror, takeView } from './mirror/battle-mirror.ts';

/** The search for an opponent. */
export type SearchState =
  | { readonly status: 'idle' }
  /** Sent; the server has not answered yet. */
  | { readonly status: 'asking' }
  | { readonly status: 'searching'; readonly ticket: TicketId; readonly expiresAt: number }
  | { readonly status: 'found'; readonly roomId: RoomId }
  | { readonly status: 'nobody' }
  | {
      readonly status: 'refused';
      readonly code: BattleCode | 'LINK_LOST';
      readonly retryAfterMs: number | null;
    };

/** The room that this page is in. */
type EntryState =
  | { readonly status: 'outside' }
  | { readonly status: 'entering'; readonly roomId: RoomId; readonly heardVersion: number }
  | { readonly status: 'inside'; readonly roomId: RoomId }
  /** It cannot be entered: over for good, or never this player's. */
  | { readonly status: 'gone'; readonly roomId: RoomId };

interface BattleSliceState {
  readonly search: SearchState;
  readonly entry: EntryState;
  readonly mirror: BattleMirror | null;
  /** The own answer on its way: shown as chosen before the server has taken it. */
  readonly sentAnswer: { readonly question: number; readonly letter: AnswerLetter } | null;
  /** Whom this player does not want to hear in this room. */
  readonly muted: readonly UserId[];
  /** A running battle of the player that this page is not in. */
  readonly runningRoomId: RoomId | null;
}

const initialState: BattleSliceState = {
  search: { status: 'idle' },
  entry: { status: 'outside' },
  mirror: null,
  sentAnswer: null,
  muted: [],
  runningRoomId: null,
};

const battleSlice = createSlice({
  name: 'battle',
  initialState: () => initialState,
  reducers: {
    searchChanged: (state, { payload }: PayloadAction<SearchState>) => ({ ...state, search: payload }),
    roomEntered: (state, { payload: roomId }: PayloadAction<RoomId>) => ({
      ...initialState,
      search: state.search,
      entry: { status: 'entering', roomId, heardVersion: 0 } as const,
    }),
    roomLeft: (state) => ({ ...initialState, search: state.search, runningRoomId: state.runningRoomId }),
    roomGone: (state, { payload: roomId }: PayloadAction<RoomId>) => ({
      ...initialState,
      search: state.search,
      entry: { status: 'gone', roomId } as const,
    }),
    runningRoomFound: (state, { payload }: PayloadAction<RoomId | null>) => ({
      ...state,
      runningRoomId: payload,
    }),
    viewArrived: (state, { payload: view }: PayloadAction<BattleView>) => {
      const { entry } = state as BattleSliceState;
      if (entry.status === 'outside' || entry.roomId !== view.roomId) return state as BattleSliceState;
      const heardVersion = entry.status === 'entering' ? entry.heardVersion : 0;
      return {
        ...(state as BattleSliceState),
        entry: { status: 'inside', roomId: view.roomId } as const,
        mirror: takeView(state.mirror as BattleMirror | null, view, heardVersion),
      };
    },
    messageArrived: (state, { payload: message }: PayloadAction<BattleMessage>) => {
      const { entry, mirror, ...rest } = state as BattleSliceState;
      if (mirror !== null) return { ...rest, entry, mirror: applyMessage(mirror, message) };
      if (entry.status !== 'entering' || entry.roomId !== message.roomId) return { ...rest, entry, mirror };
      const heardVersion = Math.max(entry.heardVersion, message.version);
      return { ...rest, entry: { ...entry, heardVersion }, mirror };
    },
    answerSent: (state, { payload }: PayloadAction<BattleSliceState['sentAnswer']>) => ({
      ...state,
      sentAnswer: payload,
    }),
    playerMuted: (state, { payload }: PayloadAction<{ userId: UserId; isMuted: boolean }>) => {
      const others = state.muted.filter((one) => one !== payload.userId);
      return { ...state, muted: payload.isMuted ? [...others, payload.userId] : others };
    },
  },
  // Searches, rooms and who was muted belong to the player who was signed in.
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: {
    selectBattle: (state): BattleSliceState => state,
  },
});

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices {
    battle: BattleSliceState;
  }
}

const injected = battleSlice.injectInto(rootReducer);

export const { selectBattle } = injected.selectors;
export const {
  searchChanged,
  roomEntered,
  roomLeft,
  roomGone,
  runningRoomFound,
  viewArrived,
  messageArrived,
  answerSent,
  playerMuted,
} = battleSlice.actions;
