import type { QuestionId, UserId } from '@quiz-arena/contract/ids';
import { regradeAttempts } from '../domains/attempts/regrade-attempts.ts';
import { correctQuestion } from '../domains/catalogue/correct-question.ts';
import { notify } from '../domains/notifications/notify.ts';
import { listOpenReports, resolveReport, resolveReportsOf } from '../domains/practice/question-reports.ts';
import { CommandRefused, type OperatorTools, type Runs } from './operator-tools.ts';

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
    const { attempts, standing, coins } = await regradeAttempts(tx, corrected, { settings, now });
    await tellPlayers(tx, coins, now);
    return {
      question: id,
      answer: corrected.answer,
      reports_resolved: await resolveReportsOf(tx, corrected.id, now),
      attempts_regraded: attempts,
      attempts_of_closed_contests: standing,
      coins: [...coins].map(([user_id, change]) => ({ user_id, coins: change })),
    };
  },
} satisfies Partial<Runs>;

/** One notification for all whose coins changed by as many. */
async function tellPlayers(
  tx: OperatorTools['tx'],
  coins: ReadonlyMap<UserId, number>,
  at: Date,
): Promise<void> {
  for (const [change, players] of Map.groupBy(coins, ([, each]) => each)) {
    const message = `A question that you answered was corrected: ${change > 0 ? '+' : '−'}${Math.abs(change)} coins.`;
    const notification = { title: 'A result was corrected', message, type: 'default', typeId: '', image: '' };
    await notify(tx, notification, { users: players.map(([userId]) => userId), at });
  }
}
