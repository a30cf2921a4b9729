import type { UserId } from '@quiz-arena/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examKeyTries } from '../../db/schema/exams.ts';
import { equalSecrets } from '../../http/equal-secrets.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Exam } from './repository.ts';

const MAX_TRIES = 5;
const HOUR_MS = 3_600_000;

/**
 * Checks the key of an exam; five wrong ones an hour, counted also when they come at once.
 * @throws Refusal WRONG_EXAM_KEY, TOO_MANY_REQUESTS after the fifth, also for the right one
 */
export async function checkExamKey(
  db: Database,
  userId: UserId,
  { id: examId, examKey }: Exam,
  given: string | undefined,
  now: Date,
): Promise<void> {
  if (given === undefined) throw new Refusal('WRONG_EXAM_KEY');
  const own = and(eq(examKeyTries.userId, userId), eq(examKeyTries.examId, examId));
  // Thrown outside: the try that was counted stays counted.
  const refusal = await db.transaction(async (tx) => {
    await tx.insert(examKeyTries).values({ userId, examId, since: now, tries: 0 }).onConflictDoNothing();
    const [row] = await tx.select().from(examKeyTries).where(own).for('update');
    const isSameHour = row !== undefined && now.getTime() - row.since.getTime() < HOUR_MS;
    const tries = isSameHour ? row.tries : 0;
    if (tries >= MAX_TRIES) return 'TOO_MANY_REQUESTS';
    if (equalSecrets(given, examKey)) return undefined;
    const since = isSameHour && tries > 0 ? row.since : now;
    await tx
      .update(examKeyTries)
      .set({ since, tries: tries + 1 })
      .where(own);
    return 'WRONG_EXAM_KEY';
  });
  if (refusal !== undefined) throw new Refusal(refusal);
}
