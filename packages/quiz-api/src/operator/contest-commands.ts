import { randomUUID } from 'node:crypto';
import { announceContest, listAllContests } from '../domains/contests/announce-contest.ts';
import type { Runs } from './operator-tools.ts';
import { drawFor, windowOf } from './programme-arguments.ts';

export const contestCommands = {
  async 'contest create'(given, tools) {
    const { name, description, entry, prizes, image } = given;
    const window = windowOf(given, tools);
    const { languageId, questionIds } = await drawFor(given, randomUUID(), tools);
    const contest = { name, description, entry, prizes, image, languageId, questionIds, ...window };
    return { contest: await announceContest(tools.tx, contest) };
  },

  async 'contest list'({ limit }, { tx }) {
    return { contests: await listAllContests(tx, limit) };
  },
} satisfies Partial<Runs>;
