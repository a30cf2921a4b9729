import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from './session-slice.ts';

/** Where the player was last in the Quiz Zone: what Home offers to continue. */
export interface LastPlace {
  categorySlug: string;
  categoryName: string;
  /** "" when the category has no subcategories. */
  subcategorySlug: string;
  subcategoryName: string;
  /** Of the names; absent in what an older version kept. */
  languageId?: string;
}

export interface ProgressState {
  lastPlace: LastPlace | null;
  /** Random battles won one after the other, and the last battle that counted. */
  battleWins: { inARow: number; lastRoomId: string };
  /** When the newest notification that the player has seen was sent; absent before the first. */
  notificationsSeenAt?: string;
}

const nowhere: ProgressState = { lastPlace: null, battleWins: { inARow: 0, lastRoomId: '' } };

export const progressSlice = createSlice({
  name: 'progress',
  initialState: nowhere,
  reducers: {
    levelOpened: (state, { payload }: PayloadAction<LastPlace>) => {
      state.lastPlace = payload;
    },
    /** A battle counts once, however often its result is shown. */
    battleFinished: (state, { payload }: PayloadAction<{ roomId: string; isWon: boolean }>) => {
      const { inARow, lastRoomId } = state.battleWins;
      if (lastRoomId === payload.roomId) return;
      state.battleWins = { inARow: payload.isWon ? inARow + 1 : 0, lastRoomId: payload.roomId };
    },
    notificationsSeen: (state, { payload }: PayloadAction<string>) => {
      state.notificationsSeenAt = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => nowhere),
});

export const { levelOpened, battleFinished, notificationsSeen } = progressSlice.actions;
