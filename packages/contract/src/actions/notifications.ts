import { z } from 'zod';
import { defineAction } from '../action.ts';
import { page, sorting } from '../request-fields.ts';
import { wireId, wireInstant, wireInteger, wireUrl } from '../wire-values.ts';

export const notificationRow = z.object({
  id: wireId,
  title: z.string(),
  message: z.string(),
  users: z.enum(['all', 'selected']),
  type: z.string(),
  type_id: z.string(),
  image: wireUrl,
  date_sent: wireInstant,
});
export type NotificationRow = z.infer<typeof notificationRow>;

export const notificationActions = {
  /** Only those sent since the player registered and meant for the player. */
  get_notifications: defineAction({
    access: 'player',
    request: z.strictObject({ ...sorting(['date_sent', 'id']), ...page(10) }),
    answer: { data: z.array(notificationRow), total: wireInteger },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
};
