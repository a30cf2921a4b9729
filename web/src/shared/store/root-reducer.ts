import { combineSlices } from '@reduxjs/toolkit';
import { quizApi } from '../api/quiz-api.ts';
import { notificationsSlice } from '../session/notifications-slice.ts';
import { progressSlice } from '../session/progress-slice.ts';
import { sessionSlice } from '../session/session-slice.ts';
import { preferencesSlice } from '../settings/preferences-slice.ts';
import { settingsSlice } from '../settings/settings-slice.ts';

/**
 * Slices that arrive with the code that uses them (`slice.injectInto(rootReducer)`); each declares itself here
 * by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging where a slice is defined
export interface LazySlices {}

export const rootReducer = combineSlices(
  sessionSlice,
  settingsSlice,
  preferencesSlice,
  progressSlice,
  notificationsSlice,
  quizApi,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** Slices kept in the browser between visits. */
export const rememberedSlices = ['session', 'settings', 'preferences', 'progress'] as const;
