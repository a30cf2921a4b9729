import type { AttemptId, UserId } from '@quiz-arena/contract/ids';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Alerts } from '../../alerts.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { questionRegradings } from '../../db/schema/attempts.ts';
import { findQuestions, type Question } from '../catalogue/question-store.ts';
import { notify } from '../notifications/notify.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { type RegradeBatch, type Regrading, regradeAttempts } from './regrade-attempts.ts';

/** What one transaction looks through: it holds up the players whose attempts it changes. */
const BATCH: RegradeBatch = { attempts: 500, scanned: 100_000 };
/** Batches of one call of `continueRegradings`, so that other work comes in between. */
const BATCHES = 10;
const BEGINNING = '0' as AttemptId;

/**
 * Brings the first attempts that answered a corrected question up to it, and leaves the others to `continueRegradings`,
 * which also finds those that were answered while the correction was made.
 * @returns what was changed now
 */
export async function beginRegrading(
  tx: Transaction,
  question: Question,
  circumstances: AttemptCircumstances,
  batch: RegradeBatch = BATCH,
): Promise<Regrading> {
  const done = await regradeAttempts(tx, question, { ...batch, after: BEGINNING }, circumstances);
  await tx.insert(questionRegradings).values({
    questionId: question.id,
    doneTo: done.doneTo,
    attempts: done.attempts,
    correctedAt: circumstances.now,
  });
  await tellPlayers(tx, done.coins, circumstances.now);
  return done;
}

/**
 * Goes on with what `beginRegrading` left, a batch a transaction: one that fails or is cut off is done again as a whole.
 * @returns how many attempts were changed
 */
export async function continueRegradings(
  db: Database,
  circumstances: AttemptCircumstances & { readonly alerts: Alerts },
  batch: RegradeBatch = BATCH,
): Promise<number> {
  let changed = 0;
  for (const id of await listOpen(db)) {
    try {
      for (let done = 0; done < BATCHES; done += 1) {
        const attempts = await db.transaction((tx) => regradeNext(tx, id, circumstances, batch));
        if (attempts === undefined) break;
        changed += attempts;
      }
    } catch (error) {
      circumstances.alerts.raise('question-not-regradable', { err: error, regrading: id });
    }
  }
  return changed;
}

async function listOpen(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: questionRegradings.id })
    .from(questionRegradings)
    .where(isNull(questionRegradings.doneAt))
    .orderBy(asc(questionRegradings.id));
  return rows.map(({ id }) => id);
}

/** Undefined when it is finished, or another server is at it. */
async function regradeNext(
  tx: Transaction,
  id: string,
  circumstances: AttemptCircumstances,
  batch: RegradeBatch,
): Promise<number | undefined> {
  const [open] = await tx
    .select()
    .from(questionRegradings)
    .where(and(eq(questionRegradings.id, id), isNull(questionRegradings.doneAt)))
    .for('update', { skipLocked: true });
  if (open === undefined) return undefined;
  const [question] = await findQuestions(tx, [open.questionId]);
  if (question === undefined) throw new Error('content is retired, never deleted');
  const { now } = circumstances;
  const done = await regradeAttempts(tx, question, { ...batch, after: open.doneTo }, circumstances);
  await tx
    .update(questionRegradings)
    .set({
      doneTo: done.doneTo,
      attempts: open.attempts + done.attempts,
      doneAt: done.isLast ? now : null,
    })
    .where(eq(questionRegradings.id, id));
  await tellPlayers(tx, done.coins, now);
  return done.attempts;
}

/** One notification for all whose coins changed by as many. */
async function tellPlayers(tx: Transaction, coins: ReadonlyMap<UserId, number>, at: Date): Promise<void> {
  for (const [change, players] of Map.groupBy(coins, ([, each]) => each)) {
    const message = `A question that you answered was corrected: ${change > 0 ? '+' : '−'}${Math.abs(change)} coins.`;
    const notification = { title: 'A result was corrected', message, type: 'default', typeId: '', image: '' };
    await notify(tx, notification, { users: players.map(([userId]) => userId), at });
  }
}
