import type { QuestionId } from '@quiz-arena/contract/ids';
import { beginRegrading } from '../domains/attempts/regradings.ts';
import { correctQuestion } from '../domains/catalogue/correct-question.ts';
import { listOpenReports, resolveReport, resolveReportsOf } from '../domains/practice/question-reports.ts';
import { CommandRefused, type Runs } from './operator-tools.ts';

/** What players say is wrong with questions, and what is done about it. */
export const reportCommands = {
  async 'reports list'({ limit }, { tx }) {
    return { reports: await listOpenReports(tx, limit) };
  },

  async 'reports resolve'({ report }, { tx, now }) {
    if (!(await resolveReport(tx, report, now)))
      throw new CommandRefused(`There is no open report ${report}.`);
    return { resolved: report };
  },

  async 'question correct'({ question: id, text, answer, note }, { tx, settings, now }) {
    if (text === undefined && answer === undefined && note === undefined) {
      throw new CommandRefused('Say what is to be corrected: --answer, --text or --note.');
    }
    const corrected = await correctQuestion(tx, id as QuestionId, { question: text, answer, note }, now);
    if (corrected === undefined) throw new CommandRefused(`There is no question ${id}.`);
    if (corrected === 'BROKEN') throw new CommandRefused(`"${answer}" is no answer to question ${id}.`);
    const { attempts, standing, coins, isLast } = await beginRegrading(tx, corrected, { settings, now });
    return {
      question: id,
      answer: corrected.answer,
      reports_resolved: await resolveReportsOf(tx, corrected.id, now),
      attempts_regraded: attempts,
      attempts_of_closed_contests: standing,
      more_attempts_follow: !isLast,
      coins: [...coins].map(([user_id, change]) => ({ user_id, coins: change })),
    };
  },
} satisfies Partial<Runs>;
