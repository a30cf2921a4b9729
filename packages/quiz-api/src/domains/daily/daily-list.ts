import type { LanguageId, QuestionId } from '@quiz-arena/contract/ids';
import { categoryTypes } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import { type CalendarDay, dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { shuffle } from '@quiz-arena/quiz-rules/shuffle';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { dailyQuizzes } from '../../db/schema/daily.ts';
import { listQuestions } from '../catalogue/question-store.ts';
import { beyondFirstLevel } from '../questions/beyond-first-level.ts';
import { listSecretQuestions } from '../questions/secret-questions.ts';

/** Questions of a daily quiz. */
const DAILY_QUESTIONS = 10;
/** A question comes back after this many days at the earliest, as long as there are others. */
const FRESH_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The questions of a day's quiz in a language, in their order: the operator's list, else one drawn from the free
 * categories by chance that only the date decides. It is stored with the first call and stays.
 * @returns none without content
 */
export async function dailyList(
  db: Queryable,
  { day, languageId }: { day: CalendarDay; languageId: LanguageId },
  circumstances: { readonly settings: Settings; readonly now: Date },
): Promise<QuestionId[]> {
  const stored = await findList(db, day, languageId);
  if (stored !== undefined) return stored;
  const questionIds = await drawList(db, { day, languageId }, circumstances);
  if (questionIds.length === 0) return [];
  await db.insert(dailyQuizzes).values({ day, languageId, questionIds }).onConflictDoNothing();
  return (await findList(db, day, languageId)) ?? questionIds;
}

/** Chooses the list of a day, in place of one that was drawn. */
export async function setDailyList(db: Queryable, list: typeof dailyQuizzes.$inferInsert): Promise<void> {
  await db
    .insert(dailyQuizzes)
    .values(list)
    .onConflictDoUpdate({
      target: [dailyQuizzes.day, dailyQuizzes.languageId],
      set: { questionIds: list.questionIds },
    });
}

async function findList(
  db: Queryable,
  day: CalendarDay,
  languageId: LanguageId,
): Promise<QuestionId[] | undefined> {
  const [list] = await db
    .select({ questionIds: dailyQuizzes.questionIds })
    .from(dailyQuizzes)
    .where(and(eq(dailyQuizzes.day, day), eq(dailyQuizzes.languageId, languageId)));
  return list?.questionIds;
}

/** Those used longest ago come first where fresh ones run out. */
async function drawList(
  db: Queryable,
  { day, languageId }: { day: CalendarDay; languageId: LanguageId },
  circumstances: { readonly settings: Settings; readonly now: Date },
): Promise<QuestionId[]> {
  const pool = { kind: Number(categoryTypes.quizZone), languageId, isFreeOnly: true };
  const hasOptionE = circumstances.settings.option_e_mode;
  const secret = await listSecretQuestions(db, circumstances, { isDailyTold: true });
  const used = await lastUses(db, day, languageId);
  const free = (await listQuestions(db, { ...pool, hasOptionE })).filter(({ id }) => !secret.has(id));
  const candidates = beyondFirstLevel(free, DAILY_QUESTIONS * (FRESH_DAYS + 1));
  return shuffle(candidates, seededRandom(`daily/${languageId}/${day}`))
    .map(({ id }) => ({ id, usedOn: used.get(id) ?? '' }))
    .sort((one, other) => (one.usedOn < other.usedOn ? -1 : one.usedOn > other.usedOn ? 1 : 0))
    .slice(0, DAILY_QUESTIONS)
    .map(({ id }) => id);
}

/** On which of the days before a question was last in the list. */
async function lastUses(
  db: Queryable,
  day: CalendarDay,
  languageId: LanguageId,
): Promise<Map<QuestionId, CalendarDay>> {
  const first = dayIn('UTC', new Date(Date.parse(`${day}T00:00:00Z`) - FRESH_DAYS * DAY_MS));
  const lists = await db
    .select()
    .from(dailyQuizzes)
    .where(
      and(eq(dailyQuizzes.languageId, languageId), gte(dailyQuizzes.day, first), lt(dailyQuizzes.day, day)),
    )
    .orderBy(dailyQuizzes.day);
  return new Map(lists.flatMap(({ day: usedOn, questionIds }) => questionIds.map((id) => [id, usedOn])));
}
