import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootStateArrived } from '../store/root-state-arrived.ts';
import { capitaliseName } from './capitalise-name.ts';
import type { SessionEnd, SessionState, SessionUser } from './session-state.ts';

const signedOut: SessionState = { user: null, apiToken: null, isLoggedIn: false, endedBy: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    loggedIn: (
      _state,
      { payload }: PayloadAction<{ user: SessionUser; apiToken: string }>,
    ): SessionState => ({
      user: { ...payload.user, name: capitaliseName(payload.user.name) },
      apiToken: payload.apiToken,
      isLoggedIn: true,
      endedBy: null,
    }),
    loggedOut: (_state, { payload }: PayloadAction<SessionEnd>): SessionState => ({
      ...signedOut,
      endedBy: payload,
    }),
    endAcknowledged: (state) => {
      state.endedBy = null;
    },
    /** A new e-mail counts only for accounts that sign in by phone: the others sign in with it. */
    profileUpdated: (
      { user },
      { payload }: PayloadAction<{ name: string; mobile: string; email?: string }>,
    ) => {
      if (user === null) return;
      user.name = capitaliseName(payload.name);
      user.mobile = payload.mobile;
      if (user.type === 'mobile' && payload.email !== undefined) user.email = payload.email;
    },
    pictureChanged: ({ user }, { payload }: PayloadAction<string>) => {
      if (user !== null) user.profile = payload;
    },
    coinsUpdated: (
      { user },
      { payload }: PayloadAction<{ coins: number; score?: number; email?: string }>,
    ) => {
      if (user === null) return;
      user.coins = payload.coins;
      user.score = payload.score ?? user.score;
      user.email = payload.email ?? user.email;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(rootStateArrived, (_state, { payload }) => payload.session ?? signedOut),
});

export const { loggedIn, loggedOut, endAcknowledged, profileUpdated, pictureChanged, coinsUpdated } =
  sessionSlice.actions;
