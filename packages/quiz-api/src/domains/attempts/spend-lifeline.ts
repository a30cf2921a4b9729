import { randomUUID } from 'node:crypto';
import type { RunningQuestion } from '@quiz-arena/contract/attempt-state';
import type { AttemptId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import type { LifelineEffect } from '@quiz-arena/contract/lifeline-values';
import { lifelines as lifelineKeys } from '@quiz-arena/contract/lifelines';
import type { Settings } from '@quiz-arena/contract/settings';
import { type AudiencePoll, keepTwoOptions, pollAudience } from '@quiz-arena/quiz-rules/lifeline-effects';
import { canUseLifeline, type Lifeline, lifelines } from '@quiz-arena/quiz-rules/lifelines';
import { isOptionLetter, optionLetters } from '@quiz-arena/quiz-rules/option-letter';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { Database, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { findQuestions } from '../catalogue/question-store.ts';
import { spend } from '../ledger/spend.ts';
import { shownAnswer } from '../questions/question-row.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import {
  type Course,
  clockOf,
  type QuestionStanding,
  recordEnd,
  resetTime,
  runningQuestionOf,
  standingOf,
} from './attempt-course.ts';
import type { AttemptRun, UsedLifeline } from './attempt-run.ts';
import { courseOf, expiryOf } from './course-of.ts';
import { hiddenQuestions } from './hidden-questions.ts';
import { type Attempt, lockAttempt, saveRun } from './repository.ts';

export interface LifelineResult {
  readonly effect: LifelineEffect;
  readonly next: RunningQuestion | null;
}

/**
 * Uses a lifeline on the running question and charges it, once; a repeat shows the same for nothing.
 * @throws Refusal NOT_ALLOWED when the rules do not allow it, the question is secret or the attempt is not this player's, DATA_NOT_FOUND for a
 * question not in it, NOT_ENOUGH_COINS
 */
export async function spendLifeline(
  db: Database,
  userId: UserId,
  use: { attemptId: AttemptId; questionId: QuestionId; lifeline: Lifeline },
  circumstances: AttemptCircumstances,
): Promise<LifelineResult> {
  const { settings, now } = circumstances;
  return await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, userId, use.attemptId);
    if (attempt === undefined) throw new Refusal('NOT_ALLOWED');
    const course = courseOf(attempt, settings);
    const used = findUse(attempt.run, use);
    if (used !== undefined) {
      return { effect: used.effect, next: runningQuestionOf(course, now.getTime()) };
    }
    const standing = standingOf(course, use.questionId, now.getTime());
    if (standing === undefined) throw new Refusal('DATA_NOT_FOUND');
    requireAllowed(attempt, course, standing, use.lifeline, now.getTime());
    await requireTellable(tx, attempt, use, circumstances);
    const price = priceOf(use.lifeline, settings);
    await charge(tx, attempt, use.lifeline, price, now);
    const effect = await effectOf(tx, course, standing, use.lifeline, now.getTime());
    const run = applyLifeline(course, standing, { ...use, price, effect }, now.getTime());
    const after: Course = { ...course, run };
    await saveRun(tx, attempt.id, { run, expiresAt: expiryOf(attempt, after, now.getTime()) });
    return { effect, next: runningQuestionOf(after, now.getTime()) };
  });
}

function findUse(
  run: AttemptRun,
  use: { questionId: QuestionId; lifeline: Lifeline },
): UsedLifeline | undefined {
  return run.lifelines.find(
    ({ lifeline, questionId }) => lifeline === use.lifeline && questionId === use.questionId,
  );
}

function requireAllowed(
  attempt: Attempt,
  course: Course,
  { question, index, isOpen }: QuestionStanding,
  lifeline: Lifeline,
  now: number,
): void {
  const isRunning = isOpen && clockOf(course, now).current?.index === index;
  const verdict = canUseLifeline(
    {
      attemptType: attempt.quizType,
      questionCount: attempt.run.questions.length,
      hasAnswers: index > 0 || attempt.run.questions.some(({ end }) => end !== null),
      isLevelPaid: attempt.run.isLevelPaid,
      used: attempt.run.lifelines.flatMap(({ lifeline: name, questionId }) =>
        name === 'hint' ? [] : [{ lifeline: name, questionId }],
      ),
      question: {
        id: question.questionId,
        kind: question.kind,
        optionCount: question.order.length,
        isOpen: isRunning && attempt.isOpen,
      },
    },
    lifeline,
  );
  if (!verdict.ok || !attempt.isOpen) throw new Refusal('NOT_ALLOWED');
}

/** Two options, or a poll, tell most of an answer: not of a question that is secret now. */
async function requireTellable(
  tx: Transaction,
  attempt: Attempt,
  { lifeline, questionId }: { lifeline: Lifeline; questionId: QuestionId },
  circumstances: AttemptCircumstances,
): Promise<void> {
  if (lifelines[lifeline].needsOptions !== true) return;
  const hidden = await hiddenQuestions(tx, attempt.userId, circumstances, attempt);
  if (hidden.has(questionId)) throw new Refusal('NOT_ALLOWED');
}

function priceOf(lifeline: Lifeline, settings: Settings): number {
  return Number(settings[lifelines[lifeline].priceSetting]);
}

async function charge(
  tx: Transaction,
  { id, userId }: Attempt,
  lifeline: Lifeline,
  price: number,
  now: Date,
): Promise<void> {
  const result = await spend(tx, {
    userId,
    amount: price,
    title: lifelineKeys[lifeline],
    key: `lifeline:${id}:${lifelineKeys[lifeline]}`,
    at: now,
  });
  if (result === 'NOT_ENOUGH_COINS') throw new Refusal('NOT_ENOUGH_COINS');
}

async function effectOf(
  tx: Transaction,
  course: Course,
  { question }: QuestionStanding,
  lifeline: Lifeline,
  now: number,
): Promise<LifelineEffect> {
  if (lifeline === 'resetTimer') return { deadline: now + course.clock.timeMs };
  if (lifeline === 'skip') return { skipped: true };
  if (lifeline === 'doubleCoins') return { armed: true };
  const [content] = await findQuestions(tx, [question.questionId]);
  const right = content === undefined ? '' : shownAnswer(content, question.order);
  if (!isOptionLetter(right)) throw new Error(`question ${question.questionId} has no right option`);
  const letters = optionLetters.slice(0, question.order.length);
  const random = seededRandom(randomUUID());
  if (lifeline === 'fiftyFifty') return { options: keepTwoOptions(letters, right, random) };
  const { a = 0, b = 0, ...others } = pollAudience(letters, right, random);
  return { probability_a: a, probability_b: b, ...probabilitiesOf(others) };
}

/** The shares of the options that a question may lack. */
function probabilitiesOf({ c, d, e }: AudiencePoll) {
  return {
    ...(c === undefined ? {} : { probability_c: c }),
    ...(d === undefined ? {} : { probability_d: d }),
    ...(e === undefined ? {} : { probability_e: e }),
  };
}

function applyLifeline(
  course: Course,
  standing: QuestionStanding,
  use: UsedLifeline & { attemptId: AttemptId },
  now: number,
): AttemptRun {
  const { attemptId: _, ...used } = use;
  const run = { ...course.run, lifelines: [...course.run.lifelines, used] };
  if (use.lifeline === 'resetTimer') return resetTime(run, standing.index, now);
  if (use.lifeline !== 'skip') return run;
  const skipped = { end: 'skipped', answer: '', isCorrect: false, told: 'nothing', hasNote: false } as const;
  return recordEnd({ ...course, run }, standing, skipped, now);
}
