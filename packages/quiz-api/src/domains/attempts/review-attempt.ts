import type { AttemptId, UserId } from '@quiz-arena/contract/ids';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import type { Database, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { findQuestions, type Question } from '../catalogue/question-store.ts';
import { spend } from '../ledger/spend.ts';
import { listSecretQuestions } from '../questions/secret-questions.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import type { RunQuestion } from './attempt-run.ts';
import { questionsOpenElsewhere } from './hidden-questions.ts';
import { type Attempt, lockAttempt, markReviewed } from './repository.ts';
import { takeReveals } from './reveal-limit.ts';
import { policyOf } from './solo-policies.ts';

export interface ReviewedQuestion {
  readonly recorded: RunQuestion;
  readonly question: Question;
}

/**
 * The questions of a settled attempt with their right answers, for its price: charged once, free from then on.
 * Questions that the player has open elsewhere are left out, and secret ones unless this attempt has told them.
 * @throws Refusal NOT_ALLOWED for another's or an open attempt and when nothing is left, NOT_ENOUGH_COINS,
 * TOO_MANY_REQUESTS when the day's limit of revealed answers does not leave room
 */
export async function reviewAttempt(
  db: Database,
  userId: UserId,
  attemptId: AttemptId,
  circumstances: AttemptCircumstances,
): Promise<ReviewedQuestion[]> {
  return await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, userId, attemptId);
    if (attempt === undefined || attempt.isOpen) throw new Refusal('NOT_ALLOWED');
    const open = await questionsOpenElsewhere(tx, userId);
    const secret = await listSecretQuestions(tx, circumstances);
    const shown = attempt.run.questions.filter(
      ({ questionId, told }) => !open.has(questionId) && (told === 'answer' || !secret.has(questionId)),
    );
    if (shown.length === 0) throw new Refusal('NOT_ALLOWED');
    await reveal(tx, attempt, shown, circumstances);
    if (attempt.reviewedAt === null) await payReview(tx, attempt, circumstances);
    const ids = shown.map(({ questionId }) => questionId);
    const byId = new Map((await findQuestions(tx, ids)).map((question) => [question.id, question]));
    return shown.flatMap((recorded) => {
      const question = byId.get(recorded.questionId);
      return question === undefined ? [] : [{ recorded, question }];
    });
  });
}

/** Counts what is new to the player; what was told before is told again for nothing. */
async function reveal(
  tx: Transaction,
  attempt: Attempt,
  shown: readonly RunQuestion[],
  { settings, now }: AttemptCircumstances,
): Promise<void> {
  const fresh = new Set(shown.filter(({ told }) => told !== 'answer').map(({ questionId }) => questionId));
  const day = dayIn(settings.system_timezone, now);
  const isGranted = await takeReveals(tx, { userId: attempt.userId, day, answers: fresh.size });
  if (!isGranted) throw new Refusal('TOO_MANY_REQUESTS');
  const questions = attempt.run.questions.map((question) =>
    fresh.has(question.questionId) ? { ...question, told: 'answer' as const } : question,
  );
  await markReviewed(tx, attempt.id, { ...attempt.run, questions }, attempt.reviewedAt ?? now);
}

async function payReview(
  tx: Transaction,
  { id, userId, quizType }: Attempt,
  { settings, now }: AttemptCircumstances,
): Promise<void> {
  const paid = await spend(tx, {
    userId,
    amount: policyOf(quizType).reviewCoins(settings),
    title: 'reviewAnswer',
    key: `review:${id}`,
    at: now,
  });
  if (paid === 'NOT_ENOUGH_COINS') throw new Refusal('NOT_ENOUGH_COINS');
}
