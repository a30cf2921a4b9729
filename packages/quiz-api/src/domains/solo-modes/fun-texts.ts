import type { UserId } from '@quiz-arena/contract/ids';
import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { categories, funTexts, questions, subcategories } from '../../db/schema/catalogue.ts';
import type { Place } from '../catalogue/place.ts';

export type FunText = typeof funTexts.$inferSelect;

/** Names the attempts on a text. */
export function textPlace(id: string): string {
  return `text/${id}`;
}

/** The texts of a place in the order of the content, with how many questions each has. */
export async function listTexts(
  db: Queryable,
  { category, subcategory }: Place,
): Promise<(FunText & { questionCount: number })[]> {
  const ofText = and(eq(questions.textId, funTexts.id), eq(questions.isRetired, false));
  return await db
    .select({ text: funTexts, questionCount: db.$count(questions, ofText) })
    .from(funTexts)
    .where(
      and(
        eq(funTexts.categoryId, category.id),
        subcategory ? eq(funTexts.subcategoryId, subcategory.id) : isNull(funTexts.subcategoryId),
        eq(funTexts.isRetired, false),
      ),
    )
    .orderBy(asc(funTexts.id))
    .then((rows) => rows.map(({ text, questionCount }) => ({ ...text, questionCount })));
}

/** A text with the place that it is in; undefined for an unknown or retired one. */
export async function findText(db: Queryable, id: string): Promise<(Place & { text: FunText }) | undefined> {
  const [row] = await db
    .select({ text: funTexts, category: categories, subcategory: subcategories })
    .from(funTexts)
    .innerJoin(categories, eq(categories.id, funTexts.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, funTexts.subcategoryId))
    .where(and(eq(funTexts.id, id), eq(funTexts.isRetired, false), eq(categories.isRetired, false)));
  return row && { ...row, subcategory: row.subcategory ?? undefined };
}

/** The places of texts that a player has played. */
export async function listPlayedTexts(db: Queryable, userId: UserId): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ place: attempts.place })
    .from(attempts)
    .where(
      and(eq(attempts.userId, userId), eq(attempts.quizType, '2'), like(attempts.place, textPlace('%'))),
    );
  return new Set(rows.map(({ place }) => place));
}
