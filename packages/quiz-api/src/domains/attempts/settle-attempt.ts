import type { BadgeType } from '@quiz-arena/contract/badges';
import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import { runBadges } from '@quiz-arena/quiz-rules/badges';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { type SoloSettlement, settleSoloRun } from '@quiz-arena/quiz-rules/settle-solo-run';
import type { Transaction } from '../../db/database.ts';
import { awardBadges } from '../badges/service.ts';
import { highestLevel, levelsOf, unlockLevel } from '../catalogue/service.ts';
import { recordScores } from '../leaderboards/service.ts';
import { findBalance } from '../ledger/balance.ts';
import { grant } from '../ledger/grant.ts';
import { totalOf } from '../ledger/leg.ts';
import { lockPlayers } from '../ledger/lock-players.ts';
import { recordMistakes } from '../practice/record-mistakes.ts';
import { recordStatistics } from '../statistics/service.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { playTimeOf } from './attempt-course.ts';
import { placeOf } from './attempt-place.ts';
import { courseOf } from './course-of.ts';
import { type Attempt, closeAttempt, markScoredOn, wasWonBefore } from './repository.ts';
import { resultLines } from './result-lines.ts';
import { policyOf } from './solo-policies.ts';

/**
 * Settles an open, locked attempt from the server's record: coins, level, boards, statistics and badges, once.
 * Questions without a recorded answer count as wrong.
 */
export async function settleAttempt(
  tx: Transaction,
  attempt: Attempt,
  circumstances: AttemptCircumstances,
): Promise<SoloResult> {
  const { userId } = attempt;
  const { settings, now } = circumstances;
  await lockPlayers(tx, [userId]);
  const settlement = await decide(tx, attempt, circumstances);
  await payCoins(tx, attempt, settlement, now);
  const score = { userId, points: settlement.boardScore };
  await recordScores(tx, [score], { at: now, zone: settings.system_timezone });
  await climb(tx, attempt, settlement);
  const badges = await count(tx, attempt, settlement, circumstances);
  await recordMistakes(tx, { userId, questions: attempt.run.questions, at: now });
  const coins = totalOf(await findBalance(tx, userId));
  const place = placeOf(attempt);
  const levels = place === null ? [] : await levelsOf(tx, place);
  const result = resultOf(attempt, settlement, { circumstances, badges, coins, levels });
  await closeAttempt(tx, attempt.id, { run: attempt.run, result, at: now });
  return result;
}

async function decide(
  tx: Transaction,
  attempt: Attempt,
  { settings, now }: AttemptCircumstances,
): Promise<SoloSettlement> {
  const policy = policyOf(attempt.quizType);
  const { questions, lifelines } = attempt.run;
  const place = placeOf(attempt);
  const level =
    place === null
      ? null
      : {
          levels: await levelsOf(tx, place),
          highestWon: (await highestLevel(tx, attempt.userId, place)) - 1,
          played: attempt.level,
        };
  const run = {
    tally: { served: questions.length, correct: questions.filter(({ isCorrect }) => isCorrect).length },
    pay: policy.pay,
    coinPolicy: policy.coins(settings),
    scorePolicy: policy.score(settings),
    wasWonBefore: policy.pay === 'first-win' && (await wasWonBefore(tx, attempt)),
    level,
    hasScoredToday: false,
    isDoubled: lifelines.some(({ lifeline }) => lifeline === 'doubleCoins'),
  };
  const settlement = settleSoloRun(run);
  if (place === null || settlement.scoreReason !== 'COUNTED') return settlement;
  const day = dayIn(settings.system_timezone, now);
  return (await markScoredOn(tx, attempt, day))
    ? settlement
    : settleSoloRun({ ...run, hasScoredToday: true });
}

async function payCoins(
  tx: Transaction,
  { id, userId, quizType }: Attempt,
  { coins }: SoloSettlement,
  at: Date,
): Promise<void> {
  if (coins === 0) return;
  const { coinTitle } = policyOf(quizType);
  if (coinTitle === null) throw new Error(`attempts of type ${quizType} pay no coins`);
  await grant(tx, { userId, amount: coins, kind: 'earned', title: coinTitle, key: `attempt:${id}`, at });
}

async function climb(tx: Transaction, attempt: Attempt, { level }: SoloSettlement): Promise<void> {
  const place = placeOf(attempt);
  if (place === null || level === null) return;
  await unlockLevel(tx, { userId: attempt.userId, place, level: level.highestWon + 1 });
}

/** Statistics, badges, and what else a settlement of this mode changes. @returns badges that were unlocked */
async function count(
  tx: Transaction,
  attempt: Attempt,
  settlement: SoloSettlement,
  circumstances: AttemptCircumstances,
): Promise<BadgeType[]> {
  const { userId, categoryId } = attempt;
  const { result } = settlement;
  const { isCounted, afterSettlement } = policyOf(attempt.quizType);
  if (!isCounted) return [];
  const tally = { userId, answered: result.served, correct: result.correct, at: circumstances.now };
  await recordStatistics(tx, [{ ...tally, categoryId: categoryId ?? undefined }]);
  const badges = await award(tx, attempt, settlement, circumstances);
  const more = await afterSettlement?.(tx, { ...attempt, settlement }, circumstances);
  return [...badges, ...(more ?? [])];
}

async function award(
  tx: Transaction,
  attempt: Attempt,
  { result, coins }: SoloSettlement,
  { settings, now }: AttemptCircumstances,
): Promise<BadgeType[]> {
  const { questions, lifelines } = attempt.run;
  const { userId } = attempt;
  const earned = runBadges(attempt.quizType, {
    ...result,
    totalMs: playTimeOf(courseOf(attempt, settings)),
    helps: lifelines.length,
    isFinished: questions.every(({ end }) => end !== null),
  });
  const deed = { userId, earned, counted: { big_thing: result.correct, elite: coins } };
  return (await awardBadges(tx, [deed], now)).get(userId) ?? [];
}

function resultOf(
  attempt: Attempt,
  settlement: SoloSettlement,
  known: {
    circumstances: AttemptCircumstances;
    badges: BadgeType[];
    coins: number;
    levels: readonly number[];
  },
): SoloResult {
  const { result, level } = settlement;
  const policy = policyOf(attempt.quizType);
  return {
    result_type: 'solo',
    user_id: attempt.userId,
    total_questions: result.served,
    correctAnswer: result.correct,
    winningPer: Math.round(result.percentage * 100) / 100,
    ...(policy.pay === 'nothing' ? {} : { earnCoin: settlement.coins, userScore: scoreOf(settlement) }),
    ...(level === null ? {} : { totalLevel: known.levels.at(-1) ?? 0, currentLevel: level.highestUnlocked }),
    attempt_id: attempt.id,
    quiz_type: attempt.quizType,
    is_won: result.isWon,
    opened_level: level?.opened ?? null,
    lines: resultLines(attempt.run, settlement, policy.score(known.circumstances.settings), {
      fullPercentage: policy.coins(known.circumstances.settings).fullPercentage,
    }),
    badges: known.badges,
    coins: known.coins,
  };
}

/** A lost quiz has no score, except where every quiz counts. */
function scoreOf({ result, scoreReason }: SoloSettlement): number {
  return result.isWon || scoreReason === 'COUNTED' ? result.score : 0;
}
