import { notify } from '../domains/notifications/notify.ts';
import { getOperand } from './get-operand.ts';
import type { Runs } from './operator-tools.ts';

export const notifyCommand = {
  async notify({ title, message, user, type, type_id: typeId, image }, { tx, now }) {
    const users = user === undefined ? ('all' as const) : [(await getOperand(tx, user)).id];
    const notification = { title, message, type, typeId, image };
    const id = await notify(tx, notification, { users, at: now });
    return { notification: id, users: user ?? 'all' };
  },
} satisfies Partial<Runs>;
