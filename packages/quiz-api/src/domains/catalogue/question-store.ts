import type { CategoryId, LanguageId, QuestionId } from '@quiz-arena/contract/ids';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { categories, questions } from '../../db/schema/catalogue.ts';
import type { Place } from './place.ts';
import { questionTypes } from './question-types.ts';

/** A question with its right answer: never to be sent as it is. */
export type Question = typeof questions.$inferSelect;

/** Which questions may be asked at all. */
export interface QuestionRules {
  /** The setting option_e_mode; off, questions whose answer is E are left out. */
  readonly hasOptionE: boolean;
}

/** A set of questions; what is left out does not matter. */
export interface QuestionPool extends QuestionRules {
  /** 1 quiz zone, … as in the catalogue. */
  readonly kind: number;
  readonly languageId?: LanguageId | undefined;
  /** Exactly there: a category without its subcategories. */
  readonly place?: Place;
  /** With all its subcategories. */
  readonly categoryId?: CategoryId;
  readonly level?: number;
  readonly textId?: string;
  readonly questionType?: number;
  /** Leaves out categories that cost coins. */
  readonly isFreeOnly?: boolean;
}

/** The questions of a pool in the order of the content. */
export async function listQuestions(db: Queryable, pool: QuestionPool): Promise<Question[]> {
  const { place } = pool;
  const rows = await db
    .select({ question: questions })
    .from(questions)
    .innerJoin(categories, eq(categories.id, questions.categoryId))
    .where(
      and(
        eq(questions.kind, pool.kind),
        eq(categories.isRetired, false),
        place && eq(questions.categoryId, place.category.id),
        place &&
          (place.subcategory
            ? eq(questions.subcategoryId, place.subcategory.id)
            : isNull(questions.subcategoryId)),
        same(questions.categoryId, pool.categoryId),
        same(questions.languageId, pool.languageId),
        same(questions.level, pool.level),
        same(questions.textId, pool.textId),
        same(questions.questionType, pool.questionType),
        pool.isFreeOnly ? eq(categories.price, 0) : undefined,
        askable(pool),
      ),
    )
    .orderBy(asc(questions.id));
  return rows.map(({ question }) => question);
}

function same<Value>(column: PgColumn, value: Value | undefined) {
  return value === undefined ? undefined : eq(column, value);
}

export interface RandomQuestions extends QuestionRules {
  readonly languageId: LanguageId;
  /** 1 quiz zone, … as in the catalogue. */
  readonly kind: number;
  /** Without one: all categories. */
  readonly categoryId?: CategoryId | undefined;
  readonly questionType?: number | undefined;
  /** Leaves out categories that cost coins. */
  readonly isFreeOnly: boolean;
  /** Questions that may not be asked: open elsewhere, or in use by a contest or the daily quiz. */
  readonly exclude: readonly QuestionId[];
  readonly limit: number;
}

/** Up to `limit` questions in random order. Only ids are put in order: whole questions are far longer. */
export async function drawQuestions(db: Queryable, wanted: RandomQuestions): Promise<Question[]> {
  const drawn = await db
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(categories, eq(categories.id, questions.categoryId))
    .where(
      and(
        eq(questions.languageId, wanted.languageId),
        eq(questions.kind, wanted.kind),
        eq(categories.isRetired, false),
        wanted.categoryId === undefined ? undefined : eq(questions.categoryId, wanted.categoryId),
        wanted.questionType === undefined ? undefined : eq(questions.questionType, wanted.questionType),
        wanted.isFreeOnly ? eq(categories.price, 0) : undefined,
        isNoneOf(wanted.exclude),
        askable(wanted),
      ),
    )
    .orderBy(sql`random()`)
    .limit(wanted.limit);
  return await findQuestions(
    db,
    drawn.map(({ id }) => id),
  );
}

/** Questions by id, in the order of the ids; unknown ones are left out. Retired ones are found: attempts refer to them. */
export async function findQuestions(db: Queryable, ids: readonly QuestionId[]): Promise<Question[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** As one list: a plan that is kept would hold every question against every parameter in turn. */
function isNoneOf(ids: readonly QuestionId[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  return sql`${questions.id} not in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}))`;
}

function askable({ hasOptionE }: QuestionRules) {
  const needsOptionE = sql`${questions.questionType} <> ${questionTypes.letters} and ${questions.answer} like '%e%'`;
  return and(eq(questions.isRetired, false), hasOptionE ? undefined : sql`not (${needsOptionE})`);
}
