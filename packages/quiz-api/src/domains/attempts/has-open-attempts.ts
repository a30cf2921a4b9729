import type { AttemptType } from '@quiz-arena/contract/modes';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { attempts } from '../../db/schema/attempts.ts';

/** Whether anybody has an open attempt at a place of a mode. */
export async function hasOpenAttempts(db: Queryable, quizType: AttemptType, place: string): Promise<boolean> {
  const [open] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(attempts.isOpen, eq(attempts.quizType, quizType), eq(attempts.place, place)))
    .limit(1);
  return open !== undefined;
}
