import { randomUUID } from 'node:crypto';
import type { CoinTitle } from '@quiz-arena/contract/coin-titles';
import type { CategoryId, LanguageId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import type { Settings } from '@quiz-arena/contract/settings';
import { readAttemptClock } from '@quiz-arena/quiz-rules/attempt-clock';
import { type Random, seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { Database, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { findQuestions, type Question } from '../catalogue/question-store.ts';
import { kindOf } from '../catalogue/question-types.ts';
import { spend } from '../ledger/spend.ts';
import { drawOptions } from '../questions/question-row.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { clockOf } from './attempt-course.ts';
import type { AttemptPolicy } from './attempt-policy.ts';
import type { AttemptRun, RunQuestion } from './attempt-run.ts';
import { clockPolicyOf, courseOf } from './course-of.ts';
import { hiddenQuestions } from './hidden-questions.ts';
import { type Attempt, findAttemptAt, insertAttempt, lockOpenAttempt, markSeen } from './repository.ts';
import { settleAttempt } from './settle-attempt.ts';

/** What is played and how its questions are found. */
export interface AttemptPlan {
  readonly policy: AttemptPolicy;
  /** Names the place within its mode: the same place resumes, another one settles what was open. */
  readonly place: string;
  readonly languageId: LanguageId;
  readonly categoryId: CategoryId | null;
  /** "0": the category has no subcategories. */
  readonly subcategoryId: string | null;
  /** 0: the mode has no levels. */
  readonly level: number;
  readonly isLevelPaid: boolean;
  /** Time for the whole attempt, in milliseconds; without one each question has the mode's time. */
  readonly totalMs?: number;
  /** The last answer before the end stands, not the first. */
  readonly canChange?: boolean;
  /** What opening costs; a resumed attempt costs nothing. */
  readonly entry?: { readonly coins: number; readonly title: CoinTitle };
  /** Chooses the questions in the order in which they are asked; the answers of `avoided` ones must not be told. */
  readonly draw: (
    tx: Transaction,
    avoided: ReadonlySet<QuestionId>,
    random: Random,
  ) => Promise<readonly Question[]>;
  /** What else happens with the opening; not when the attempt is resumed. */
  readonly afterOpening?: (tx: Transaction) => Promise<void>;
}

export interface OpenedAttempt {
  readonly attempt: Attempt;
  readonly questions: readonly Question[];
  readonly isResumed: boolean;
}

/**
 * Opens an attempt, or returns the player's open one of this mode and place as it stands. An open attempt of another
 * place, or one whose time is over, is settled first: a player has one open attempt per mode.
 * @throws Refusal NOT_ALLOWED when the mode is off, DATA_NOT_FOUND without questions, the mode's code when it can be
 * played once and was, NOT_ENOUGH_COINS for its entry
 */
export async function openAttempt(
  db: Database,
  userId: UserId,
  plan: AttemptPlan,
  circumstances: AttemptCircumstances,
): Promise<OpenedAttempt> {
  const { settings, now } = circumstances;
  const { quizType, flag, onceCode } = plan.policy;
  if (flag !== null && !settings[flag]) throw new Refusal('NOT_ALLOWED');
  const opened = await db.transaction(async (tx) => {
    const open = await lockOpenAttempt(tx, userId, quizType);
    if (open !== undefined) {
      const { isOver } = clockOf(courseOf(open, settings), now.getTime());
      if (open.place === plan.place && !isOver) return await resume(tx, open);
      await settleAttempt(tx, open, circumstances);
    }
    // Not thrown from here: what was settled stays settled.
    if (onceCode !== null && (await findAttemptAt(tx, { userId, quizType, place: plan.place })))
      return undefined;
    return (await insertNew(tx, userId, plan, circumstances)) ?? (await resumeOther(tx, userId, plan));
  });
  if (opened === undefined) throw new Refusal(onceCode ?? 'NOT_ALLOWED');
  return opened;
}

async function resume(tx: Transaction, attempt: Attempt): Promise<OpenedAttempt> {
  const ids = attempt.run.questions.map(({ questionId }) => questionId);
  return { attempt, questions: await findQuestions(tx, ids), isResumed: true };
}

/** Two openings at once: the one that came second takes what the first has opened. */
async function resumeOther(
  tx: Transaction,
  userId: UserId,
  plan: AttemptPlan,
): Promise<OpenedAttempt | undefined> {
  const other = await lockOpenAttempt(tx, userId, plan.policy.quizType);
  return other?.place === plan.place ? await resume(tx, other) : undefined;
}

async function insertNew(
  tx: Transaction,
  userId: UserId,
  plan: AttemptPlan,
  circumstances: AttemptCircumstances,
): Promise<OpenedAttempt | undefined> {
  const { settings, now } = circumstances;
  const { policy, place, languageId, categoryId, subcategoryId, level, isLevelPaid } = plan;
  const random = seededRandom(randomUUID());
  const questions = await plan.draw(tx, await hiddenQuestions(tx, userId, circumstances), random);
  if (questions.length === 0) throw new Refusal('DATA_NOT_FOUND');
  const run: AttemptRun = {
    questions: questions.map((question) => newRunQuestion(question, settings, random)),
    lifelines: [],
    isLevelPaid,
    totalMs: plan.totalMs ?? null,
    canChange: plan.canChange ?? false,
  };
  const clock = clockPolicyOf(policy.quizType, run, settings);
  const { endsAt } = readAttemptClock(now.getTime(), run.questions, clock, now.getTime());
  const attempt = await insertAttempt(tx, {
    place,
    languageId,
    categoryId,
    subcategoryId,
    level,
    userId,
    quizType: policy.quizType,
    run,
    openedAt: now,
    expiresAt: new Date(endsAt),
  });
  if (attempt === undefined) return undefined;
  if (plan.entry !== undefined) await chargeEntry(tx, attempt, plan.entry);
  const ids = questions.map(({ id }) => id);
  await markSeen(tx, userId, ids, now);
  await plan.afterOpening?.(tx);
  return { attempt, questions, isResumed: false };
}

async function chargeEntry(
  tx: Transaction,
  { id, userId, openedAt }: Attempt,
  { coins, title }: NonNullable<AttemptPlan['entry']>,
): Promise<void> {
  const charge = { userId, amount: coins, title, key: `entry:${id}`, at: openedAt };
  if ((await spend(tx, charge)) === 'NOT_ENOUGH_COINS') throw new Refusal('NOT_ENOUGH_COINS');
}

function newRunQuestion(question: Question, settings: Settings, random: Random): RunQuestion {
  const options = { hasOptionE: settings.option_e_mode, isShuffled: settings.option_shuffle_mode };
  return {
    questionId: question.id,
    kind: kindOf(question),
    order: drawOptions(question, options, random),
    end: null,
    answer: '',
    isCorrect: false,
    told: 'nothing',
    answeredAt: null,
    hasNote: false,
    clipMs: question.clipMs,
    resetAt: null,
  };
}
