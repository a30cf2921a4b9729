import { randomUUID } from 'node:crypto';
import type { AttemptId, UserId } from '@quiz-arena/contract/ids';
import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import { checkAnswer } from '@quiz-arena/quiz-rules/check-answer';
import type { SoloSettlement } from '@quiz-arena/quiz-rules/settle-solo-run';
import type { Transaction } from '../../db/database.ts';
import type { Question } from '../catalogue/question-store.ts';
import { unlockLevel } from '../catalogue/service.ts';
import { recordScores } from '../leaderboards/service.ts';
import { grant } from '../ledger/grant.ts';
import { lockPlayers } from '../ledger/lock-players.ts';
import { takeBack } from '../ledger/take-back.ts';
import { shownAnswer } from '../questions/question-row.ts';
import { correctStatistics } from '../statistics/correct-statistics.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { placeOf } from './attempt-place.ts';
import type { AttemptRun } from './attempt-run.ts';
import { decideAgain } from './decide-again.ts';
import { type Attempt, findNewestId, lockAttemptsWith, saveRegraded } from './repository.ts';
import { resultLines } from './result-lines.ts';
import { policyOf } from './solo-policies.ts';

/** What a regrading changed. */
export interface Regrading {
  /** Attempts whose answer is judged otherwise now; running ones among them. */
  readonly attempts: number;
  /** Contest attempts whose contest is closed and paid: they stay as they were. */
  readonly standing: number;
  /** Coins given (positive) or taken back, by player; only those with a change. */
  readonly coins: ReadonlyMap<UserId, number>;
  /** Attempts up to this one have been looked at. */
  readonly doneTo: AttemptId;
  /** There are no attempts after it. */
  readonly isLast: boolean;
}

/** How much is looked at. */
export interface RegradeBatch {
  /** Most attempts that asked the question. */
  readonly attempts: number;
  /** Most attempts of any kind, by their numbers. */
  readonly scanned: number;
}

/**
 * Judges every recorded answer to a corrected question anew, and brings the attempts with another verdict up to it:
 * result, coins, boards, statistics, level, contest score, exam marks, by the settings of today. Nobody falls below
 * zero coins, no level closes again; badges stay. Battles stand as they were played. Once more changes nothing.
 */
export async function regradeAttempts(
  tx: Transaction,
  question: Question,
  batch: RegradeBatch & { readonly after: AttemptId },
  circumstances: AttemptCircumstances,
): Promise<Regrading> {
  const newest = await findNewestId(tx);
  const { found, doneTo } = await lockAttemptsWith(tx, question.id, batch);
  const affected = found.flatMap((attempt) => {
    const run = judgedAnew(attempt.run, question);
    return run === undefined ? [] : [{ attempt, run }];
  });
  await lockPlayers(
    tx,
    affected.map(({ attempt }) => attempt.userId),
  );
  const coins = new Map<UserId, number>();
  let standing = 0;
  for (const { attempt, run } of affected) {
    const change = await regrade(tx, attempt, run, circumstances);
    if (change === 'CLOSED') standing += 1;
    else if (change !== 0) coins.set(attempt.userId, (coins.get(attempt.userId) ?? 0) + change);
  }
  const isLast = Number(doneTo) >= Number(newest);
  return { attempts: affected.length - standing, standing, coins, doneTo: isLast ? newest : doneTo, isLast };
}

/** Undefined when the verdict on this question stays. */
function judgedAnew(run: AttemptRun, question: Question): AttemptRun | undefined {
  let isChanged = false;
  const questions = run.questions.map((each) => {
    if (each.questionId !== question.id || each.end !== 'answered') return each;
    const isCorrect = checkAnswer(each.kind, each.answer, shownAnswer(question, each.order));
    isChanged ||= isCorrect !== each.isCorrect;
    return { ...each, isCorrect };
  });
  return isChanged ? { ...run, questions } : undefined;
}

/** @returns the coins that this gave or took */
async function regrade(
  tx: Transaction,
  attempt: Attempt,
  run: AttemptRun,
  circumstances: AttemptCircumstances,
): Promise<number | 'CLOSED'> {
  const { result, settledAt, userId } = attempt;
  const policy = policyOf(attempt.quizType);
  if (result === null || settledAt === null) {
    await saveRegraded(tx, attempt.id, { run, result });
    return 0;
  }
  const settlement = await decideAgain(tx, { ...attempt, run, result, settledAt }, circumstances);
  const regraded = { ...attempt, run, settlement };
  if ((await policy.afterRegrading?.(tx, regraded, circumstances)) === 'CLOSED') return 'CLOSED';
  const coins = await correctCoins(tx, userId, settlement.coins - (result.earnCoin ?? 0), circumstances.now);
  const points = settlement.boardScore - scoreOf(result);
  const zone = circumstances.settings.system_timezone;
  await recordScores(tx, [{ userId, points }], { at: settledAt, zone });
  if (policy.isCounted) await correctStatistics(tx, userId, settlement.result.correct - result.correctAnswer);
  await openLevel(tx, attempt, settlement);
  await saveRegraded(tx, attempt.id, {
    run,
    result: resultAgain(attempt, run, result, settlement, circumstances),
  });
  return coins;
}

async function correctCoins(tx: Transaction, userId: UserId, change: number, at: Date): Promise<number> {
  if (change === 0) return 0;
  const move = {
    userId,
    amount: Math.abs(change),
    title: 'coinsCorrected',
    key: `regrade:${randomUUID()}`,
    at,
  } as const;
  if (change < 0) return -(await takeBack(tx, move));
  await grant(tx, { ...move, kind: 'earned' });
  return change;
}

async function openLevel(
  tx: Transaction,
  attempt: Attempt,
  { result, level }: SoloSettlement,
): Promise<void> {
  const place = placeOf(attempt);
  if (place === null || level === null || !result.isWon) return;
  await unlockLevel(tx, { userId: attempt.userId, place, level: attempt.level + 1 });
}

function scoreOf({ lines }: SoloResult): number {
  return lines.reduce((sum, { score }) => sum + score, 0);
}

function resultAgain(
  { quizType }: Attempt,
  run: AttemptRun,
  before: SoloResult,
  settlement: SoloSettlement,
  { settings }: AttemptCircumstances,
): SoloResult {
  const policy = policyOf(quizType);
  const { result, coins, scoreReason } = settlement;
  const isScored = result.isWon || scoreReason === 'COUNTED';
  return {
    ...before,
    correctAnswer: result.correct,
    winningPer: Math.round(result.percentage * 100) / 100,
    ...(policy.pay === 'nothing' ? {} : { earnCoin: coins, userScore: isScored ? result.score : 0 }),
    is_won: result.isWon,
    lines: resultLines(run, settlement, policy.score(settings), policy.coins(settings)),
  };
}
