import { randomUUID } from 'node:crypto';
import type { AttemptId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import { canUseHint, drawHint, type Hint } from '@quiz-arena/quiz-rules/hints';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { findQuestions } from '../catalogue/question-store.ts';
import { spend } from '../ledger/spend.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { clockOf, standingOf } from './attempt-course.ts';
import type { AttemptRun } from './attempt-run.ts';
import { courseOf } from './course-of.ts';
import { lockAttempt, saveRun } from './repository.ts';

/**
 * Draws a hint for the word that is being guessed and charges it; every call is a further hint.
 * @throws Refusal NOT_ALLOWED when the rules do not allow one or the attempt is not this player's, DATA_NOT_FOUND for a
 * question not in it, NOT_ENOUGH_COINS
 */
export async function spendHint(
  db: Database,
  userId: UserId,
  { attemptId, questionId }: { attemptId: AttemptId; questionId: QuestionId },
  { settings, now }: AttemptCircumstances,
): Promise<Hint> {
  return await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, userId, attemptId);
    if (attempt === undefined) throw new Refusal('NOT_ALLOWED');
    const course = courseOf(attempt, settings);
    const standing = standingOf(course, questionId, now.getTime());
    const [word] = await findQuestions(tx, [questionId]);
    if (standing === undefined || word === undefined) throw new Refusal('DATA_NOT_FOUND');
    const given = hintsOn(attempt.run, questionId);
    const isRunning = clockOf(course, now.getTime()).current?.index === standing.index;
    const verdict = canUseHint({
      isGuessTheWord: attempt.quizType === '3',
      isQuestionOpen: attempt.isOpen && standing.isOpen && isRunning,
      used: given.length,
      maximum: settings.guess_the_word_max_hints,
    });
    const hint = drawHint(word.answer, given, seededRandom(randomUUID()));
    if (!verdict.ok || hint === null) throw new Refusal('NOT_ALLOWED');
    const price = settings.guess_the_word_hint_deduct_coin;
    const key = `hint:${attemptId}:${questionId}:${given.length + 1}`;
    const paid = await spend(tx, { userId, amount: price, title: 'usedHintLifeline', key, at: now });
    if (paid === 'NOT_ENOUGH_COINS') throw new Refusal('NOT_ENOUGH_COINS');
    const used = { lifeline: 'hint', questionId, price, effect: hint } as const;
    const run = { ...attempt.run, lifelines: [...attempt.run.lifelines, used] };
    await saveRun(tx, attempt.id, { run, expiresAt: attempt.expiresAt });
    return hint;
  });
}

/** The places of a word that its hints have filled. */
function hintsOn({ lifelines }: AttemptRun, questionId: QuestionId): number[] {
  return lifelines.flatMap(({ questionId: of, effect }) =>
    of === questionId && 'position' in effect ? [effect.position] : [],
  );
}
