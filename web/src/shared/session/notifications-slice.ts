import type { NotificationRow } from '@quiz-arena/contract/actions/notifications';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, loggedOut } from './session-slice.ts';

export interface NotificationsState {
  /** What has arrived so far, newest first, each once. */
  data: readonly NotificationRow[];
  /** How many there are in all. */
  total: number;
}

const none: NotificationsState = { data: [], total: 0 };

/** Messages for the player; pages and later arrivals are merged without duplicates by id. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: none,
  reducers: {
    notificationsArrived: (
      { data },
      { payload }: PayloadAction<{ data: readonly NotificationRow[]; total: number }>,
    ): NotificationsState => {
      const byId = new Map([...data, ...payload.data].map((row) => [row.id, row]));
      return { data: [...byId.values()].sort(newestFirst), total: payload.total };
    },
  },
  extraReducers: (builder) => builder.addCase(loggedIn, () => none).addCase(loggedOut, () => none),
});

export const { notificationsArrived } = notificationsSlice.actions;

function newestFirst(a: NotificationRow, b: NotificationRow): number {
  return Date.parse(b.date_sent) - Date.parse(a.date_sent) || Number(b.id) - Number(a.id);
}
