import { listOpenReports, resolveReport } from '../domains/practice/question-reports.ts';
import { CommandRefused, type Runs } from './operator-tools.ts';

/** What players say is wrong with questions. */
export const reportCommands = {
  async 'reports list'({ limit }, { db }) {
    return { reports: await listOpenReports(db, limit) };
  },

  async 'reports resolve'({ report }, { db, clock }) {
    if (!(await resolveReport(db, report, clock.now()))) {
      throw new CommandRefused(`There is no open report ${report}.`);
    }
    return { resolved: report };
  },
} satisfies Partial<Runs>;
