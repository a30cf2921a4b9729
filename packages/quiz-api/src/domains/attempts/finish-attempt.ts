import type { AttemptId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import { lifelines } from '@quiz-arena/contract/lifelines';
import type { AttemptType } from '@quiz-arena/contract/modes';
import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import type { AttemptRun } from './attempt-run.ts';
import { type ClaimedPlace, contradictsPlace } from './claimed-place.ts';
import { type Attempt, findNewestAttempt, lockAttempt } from './repository.ts';
import { settleAttempt } from './settle-attempt.ts';

/** What a player believes of the own quiz; held against the record, never believed. */
export interface Claim {
  readonly quizType: AttemptType;
  /** Undefined: the open attempt of this kind, or the one settled last. */
  readonly attemptId: AttemptId | undefined;
  readonly answers: readonly { readonly id: QuestionId; readonly answer: string }[];
  /** Keys on the wire. */
  readonly lifelines: readonly string[];
  readonly place: ClaimedPlace;
}

/**
 * Ends a player's attempt and settles it; a repeat gets the first result, whatever it claims.
 * @throws Refusal NOT_ALLOWED for another's attempt or a claim that contradicts the record (nothing is settled then),
 * DATA_NOT_FOUND when there is none
 */
export async function finishAttempt(
  db: Database,
  userId: UserId,
  claim: Claim,
  circumstances: AttemptCircumstances,
): Promise<SoloResult> {
  const id = claim.attemptId ?? (await findNewestAttempt(db, userId, claim.quizType));
  if (id === undefined) throw new Refusal('DATA_NOT_FOUND');
  return await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, userId, id);
    if (attempt?.quizType !== claim.quizType) throw new Refusal('NOT_ALLOWED');
    if (!attempt.isOpen) return storedResult(attempt);
    if (contradicts(attempt.run, claim)) throw new Refusal('NOT_ALLOWED');
    if (await contradictsPlace(tx, attempt, claim.place)) throw new Refusal('NOT_ALLOWED');
    return await settleAttempt(tx, attempt, circumstances);
  });
}

function storedResult({ result }: Attempt): SoloResult {
  if (result === null) throw new Error('a settled attempt has a result');
  return result;
}

function contradicts(run: AttemptRun, claim: Claim): boolean {
  const recorded = new Map(run.questions.map(({ questionId, answer }) => [questionId, answer]));
  const used: readonly string[] = run.lifelines.map(({ lifeline }) => lifelines[lifeline]);
  return (
    claim.answers.some(({ id, answer }) => recorded.get(id) !== answer) ||
    claim.lifelines.some((key) => !used.includes(key))
  );
}
