import { listOpenNotices, resolveNotice } from '../domains/operators/operator-notices.ts';
import { CommandRefused, type Runs } from './operator-tools.ts';

/** What operators are told of. */
export const noticeCommands = {
  async 'notices list'({ limit }, { tx }) {
    return { notices: await listOpenNotices(tx, limit) };
  },

  async 'notices resolve'({ notice }, { tx, now }) {
    if (!(await resolveNotice(tx, notice, now)))
      throw new CommandRefused(`There is no open notice ${notice}.`);
    return { resolved: notice };
  },
} satisfies Partial<Runs>;
