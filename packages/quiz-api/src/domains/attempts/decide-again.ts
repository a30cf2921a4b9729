import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { type SoloSettlement, settleSoloRun } from '@quiz-arena/quiz-rules/settle-solo-run';
import type { Transaction } from '../../db/database.ts';
import { highestLevel } from '../catalogue/service.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { placeOf } from './attempt-place.ts';
import { type Attempt, markScoredOn, wasWonBefore } from './repository.ts';
import { policyOf } from './solo-policies.ts';

type Settled = Attempt & { readonly result: SoloResult; readonly settledAt: Date };

/** What the settlement of an attempt would have been with the verdicts that its run has now. */
export async function decideAgain(
  tx: Transaction,
  attempt: Settled,
  { settings }: AttemptCircumstances,
): Promise<SoloSettlement> {
  const policy = policyOf(attempt.quizType);
  const { questions, lifelines } = attempt.run;
  const isPaid = await wasPaidElsewhere(tx, attempt);
  const run = {
    tally: { served: questions.length, correct: questions.filter(({ isCorrect }) => isCorrect).length },
    pay: policy.pay,
    coinPolicy: policy.coins(settings),
    scorePolicy: policy.score(settings),
    wasWonBefore: isPaid,
    // A ladder of this level alone: whether it had been won is all that the pay depends on.
    level:
      placeOf(attempt) === null
        ? null
        : {
            levels: [attempt.level],
            highestWon: isPaid ? attempt.level : attempt.level - 1,
            played: attempt.level,
          },
    hasScoredToday: wasScoredElsewhere(attempt.result),
    isDoubled: lifelines.some(({ lifeline }) => lifeline === 'doubleCoins'),
  };
  const settlement = settleSoloRun(run);
  if (attempt.result.is_won || settlement.scoreReason !== 'COUNTED' || run.level === null) return settlement;
  const isCounted = await markScoredOn(tx, attempt, dayIn(settings.system_timezone, attempt.settledAt));
  return isCounted ? settlement : settleSoloRun({ ...run, hasScoredToday: true });
}

/** A won one tells it itself; a lost one was, if the place has been won by now. */
async function wasPaidElsewhere(tx: Transaction, attempt: Settled): Promise<boolean> {
  if (attempt.result.is_won) return attempt.result.lines.some(({ title }) => title === 'already_paid');
  const place = placeOf(attempt);
  if (place === null) return await wasWonBefore(tx, attempt);
  return (await highestLevel(tx, attempt.userId, place)) > attempt.level;
}

/** A win whose score is told but in no line went to the boards with another attempt. */
function wasScoredElsewhere({ is_won, userScore = 0, lines }: SoloResult): boolean {
  return is_won && userScore !== 0 && lines.every(({ score }) => score === 0);
}
