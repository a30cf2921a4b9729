import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from './session-slice.ts';

/** Where the player was last in the Quiz Zone: what Home offers to continue. */
export interface LastPlace {
  categorySlug: string;
  categoryName: string;
  /** "" when the category has no subcategories. */
  subcategorySlug: string;
  subcategoryName: string;
}

export interface ProgressState {
  lastPlace: LastPlace | null;
}

const nowhere: ProgressState = { lastPlace: null };

export const progressSlice = createSlice({
  name: 'progress',
  initialState: nowhere,
  reducers: {
    levelOpened: (state, { payload }: PayloadAction<LastPlace>) => {
      state.lastPlace = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => nowhere),
});

export const { levelOpened } = progressSlice.actions;
