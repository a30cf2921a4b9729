import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { countNotifications, listNotifications } from './repository.ts';

export const notificationHandlers = {
  async get_notifications({ sort, order, offset, limit }, { db, player, imageUrl }) {
    const found = await listNotifications(db, {
      userId: player.id,
      sort: sort ?? 'date_sent',
      isAscending: order?.toLowerCase() === 'asc',
      offset,
      limit,
    });
    if (found.length === 0) throw new Refusal('DATA_NOT_FOUND');
    return {
      data: found.map((notification) => ({
        id: notification.id,
        title: notification.title,
        message: notification.message,
        users: notification.audience,
        type: notification.type,
        type_id: notification.typeId,
        image: imageUrl(notification.image),
        date_sent: notification.sentAt.toISOString(),
      })),
      total: String(await countNotifications(db, player.id)),
    };
  },
} satisfies Partial<ActionHandlers>;
