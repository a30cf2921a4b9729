import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootStateArrived } from '../store/root-state-arrived.ts';
import type { PreferencesState, ThemeChoice } from './preferences-state.ts';

const initialState: PreferencesState = {
  theme: 'auto',
  isSoundOn: true,
  isMotionReduced: false,
  languageId: null,
  interfaceLanguage: { name: 'english', code: 'en' },
};

/** What this browser remembers about how its player likes the game. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => {
      state.theme = payload;
    },
    soundSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.isSoundOn = payload;
    },
    motionReduced: (state, { payload }: PayloadAction<boolean>) => {
      state.isMotionReduced = payload;
    },
    pushSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.isPushOn = payload;
    },
    quizLanguageChosen: (state, { payload }: PayloadAction<string>) => {
      state.languageId = payload;
    },
    interfaceLanguageChosen: (state, { payload }: PayloadAction<PreferencesState['interfaceLanguage']>) => {
      state.interfaceLanguage = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(rootStateArrived, (state, { payload }) => payload.preferences ?? state),
});

export const {
  themeChosen,
  soundSwitched,
  motionReduced,
  pushSwitched,
  quizLanguageChosen,
  interfaceLanguageChosen,
} = preferencesSlice.actions;
