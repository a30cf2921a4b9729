import type { CalendarDay } from '@quiz-arena/quiz-rules/calendar-day';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { contests } from '../../db/schema/contests.ts';
import { type Contest, insertContest } from './repository.ts';

/** Puts a contest on the list. @returns undefined when this turn of a template is there already */
export async function announceContest(
  db: Queryable,
  contest: typeof contests.$inferInsert,
): Promise<Contest | undefined> {
  return await insertContest(db, contest);
}

/** Whether a template's turn has been announced. */
export async function hasContestTurn(
  db: Queryable,
  templateKey: string,
  turnDay: CalendarDay,
): Promise<boolean> {
  const turn = and(eq(contests.templateKey, templateKey), eq(contests.turnDay, turnDay));
  return (await db.$count(contests, turn)) > 0;
}

/** All contests, those that start last first; for operators. */
export async function listAllContests(db: Queryable, limit: number): Promise<Contest[]> {
  return await db.select().from(contests).orderBy(desc(contests.startsAt), desc(contests.id)).limit(limit);
}
