import { notify } from '../domains/notifications/notify.ts';
import { getOperand } from './get-operand.ts';
import type { Runs } from './operator-tools.ts';

export const notifyCommand = {
  async notify({ title, message, user, type, type_id: typeId, image }, { db, clock }) {
    const users = user === undefined ? ('all' as const) : [(await getOperand(db, user)).id];
    const notification = { title, message, type, typeId, image };
    const id = await db.transaction((tx) => notify(tx, notification, { users, at: clock.now() }));
    return { notification: id, users: user ?? 'all' };
  },
} satisfies Partial<Runs>;
