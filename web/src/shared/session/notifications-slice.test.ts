import type { NotificationRow } from '@quiz-arena/contract/actions/notifications';
import { describe, expect, it } from 'vitest';
import { notificationsArrived, notificationsSlice } from './notifications-slice.ts';
import { loggedOut } from './session-slice.ts';

const row = (id: string, date_sent: string, title = 'News'): NotificationRow => ({
  id,
  title,
  message: '',
  users: 'all',
  type: 'default',
  type_id: '0',
  image: '',
  date_sent,
});
const { reducer } = notificationsSlice;
const ids = ({ data }: ReturnType<typeof reducer>) => data.map(({ id }) => id);

describe('notifications in the store', () => {
  const first = reducer(
    undefined,
    notificationsArrived({
      total: 3,
      data: [row('2', '2026-01-02T00:00:00Z'), row('1', '2026-01-01T00:00:00Z')],
    }),
  );

  it('are merged without duplicates, newest first, and the newer text of one wins', () => {
    const more = [row('2', '2026-01-02T00:00:00Z', 'Corrected'), row('9', '2026-01-03T00:00:00Z')];
    const merged = reducer(first, notificationsArrived({ total: 4, data: more }));
    expect(ids(merged)).toEqual(['9', '2', '1']);
    expect(merged.total).toBe(4);
    expect(merged.data[1]?.title).toBe('Corrected');
  });

  it('of the same moment stand by their number', () => {
    const at = '2026-01-05T00:00:00Z';
    const merged = reducer(
      undefined,
      notificationsArrived({ total: 2, data: [row('4', at), row('12', at)] }),
    );
    expect(ids(merged)).toEqual(['12', '4']);
  });

  it('are gone when the player signs out', () => {
    expect(reducer(first, loggedOut('signed-out'))).toEqual({ data: [], total: 0 });
  });
});
