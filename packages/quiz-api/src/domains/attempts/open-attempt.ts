import { randomUUID } from 'node:crypto';
import type { CategoryId, LanguageId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import type { Settings } from '@quiz-arena/contract/settings';
import { readAttemptClock } from '@quiz-arena/quiz-rules/attempt-clock';
import { type Random, seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { Database, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { findQuestions, type Question } from '../catalogue/question-store.ts';
import { drawOptions, kindOfOptions } from '../questions/question-row.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { clockOf } from './attempt-course.ts';
import type { AttemptPolicy } from './attempt-policy.ts';
import type { AttemptRun, RunQuestion } from './attempt-run.ts';
import { courseOf } from './course-of.ts';
import { questionsOpenElsewhere } from './open-elsewhere.ts';
import { type Attempt, insertAttempt, lockOpenAttempt, markSeen } from './repository.ts';
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
  /** Chooses the questions in the order in which they are asked; `avoided` ones are open elsewhere. */
  readonly draw: (
    tx: Transaction,
    avoided: ReadonlySet<QuestionId>,
    random: Random,
  ) => Promise<readonly Question[]>;
}

export interface OpenedAttempt {
  readonly attempt: Attempt;
  readonly questions: readonly Question[];
  readonly isResumed: boolean;
}

/**
 * Opens an attempt, or returns the player's open one of this mode and place as it stands. An open attempt of another
 * place, or one whose time is over, is settled first: a player has one open attempt per mode.
 * @throws Refusal NOT_ALLOWED when the mode is off, DATA_NOT_FOUND without questions
 */
export async function openAttempt(
  db: Database,
  userId: UserId,
  plan: AttemptPlan,
  circumstances: AttemptCircumstances,
): Promise<OpenedAttempt> {
  const { settings, now } = circumstances;
  if (!settings[plan.policy.flag]) throw new Refusal('NOT_ALLOWED');
  return await db.transaction(async (tx) => {
    const open = await lockOpenAttempt(tx, userId, plan.policy.quizType);
    if (open !== undefined) {
      const { isOver } = clockOf(courseOf(open, settings), now.getTime());
      if (open.place === plan.place && !isOver) return await resume(tx, open);
      await settleAttempt(tx, open, circumstances);
    }
    return (await insertNew(tx, userId, plan, circumstances)) ?? (await resumeOther(tx, userId, plan));
  });
}

async function resume(tx: Transaction, attempt: Attempt): Promise<OpenedAttempt> {
  const ids = attempt.run.questions.map(({ questionId }) => questionId);
  return { attempt, questions: await findQuestions(tx, ids), isResumed: true };
}

/** Two openings at once: the one that came second takes what the first has opened. */
async function resumeOther(tx: Transaction, userId: UserId, plan: AttemptPlan): Promise<OpenedAttempt> {
  const other = await lockOpenAttempt(tx, userId, plan.policy.quizType);
  if (other?.place !== plan.place) throw new Refusal('NOT_ALLOWED');
  return await resume(tx, other);
}

async function insertNew(
  tx: Transaction,
  userId: UserId,
  plan: AttemptPlan,
  { settings, now }: AttemptCircumstances,
): Promise<OpenedAttempt | undefined> {
  const { policy, draw, isLevelPaid, ...where } = plan;
  const random = seededRandom(randomUUID());
  const questions = await draw(tx, await questionsOpenElsewhere(tx, userId), random);
  if (questions.length === 0) throw new Refusal('DATA_NOT_FOUND');
  const run: AttemptRun = {
    questions: questions.map((question) => newRunQuestion(question, settings, random)),
    lifelines: [],
    isLevelPaid,
  };
  const { endsAt } = readAttemptClock(now.getTime(), run.questions, policy.clock(settings), now.getTime());
  const attempt = await insertAttempt(tx, {
    ...where,
    userId,
    quizType: policy.quizType,
    run,
    openedAt: now,
    expiresAt: new Date(endsAt),
  });
  if (attempt === undefined) return undefined;
  const ids = questions.map(({ id }) => id);
  await markSeen(tx, userId, ids, now);
  return { attempt, questions, isResumed: false };
}

function newRunQuestion(question: Question, settings: Settings, random: Random): RunQuestion {
  const options = { hasOptionE: settings.option_e_mode, isShuffled: settings.option_shuffle_mode };
  return {
    questionId: question.id,
    kind: kindOfOptions(question),
    order: drawOptions(question, options, random),
    end: null,
    answer: '',
    isCorrect: false,
    told: 'nothing',
    answeredAt: null,
    hasNote: false,
    clipMs: 0,
    resetAt: null,
  };
}
