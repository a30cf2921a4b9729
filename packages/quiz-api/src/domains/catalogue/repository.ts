import type { CategoryId, LanguageId, UserId } from '@quiz-arena/contract/ids';
import { and, asc, eq, max, or, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  categories,
  levels,
  playerLevels,
  subcategories,
  unlockedCategories,
} from '../../db/schema/catalogue.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';

export type Category = typeof categories.$inferSelect;
export type Subcategory = typeof subcategories.$inferSelect;

/** How much content lies at a place. */
export interface Content {
  readonly subcategoryId: string;
  readonly questionCount: number;
  readonly maxLevel: number;
}

export async function listCategories(
  db: Queryable,
  { languageId, kind }: { languageId: LanguageId; kind: number },
): Promise<Category[]> {
  return db
    .select()
    .from(categories)
    .where(
      and(eq(categories.languageId, languageId), eq(categories.kind, kind), eq(categories.isRetired, false)),
    )
    .orderBy(asc(categories.rowOrder), asc(categories.id));
}

/** By id or by slug; a slug that several languages use means that of `languageId`, else the default language's. */
export async function findCategory(
  db: Queryable,
  ref: string,
  {
    kind,
    languageId = DEFAULT_LANGUAGE_ID,
  }: { kind?: number | undefined; languageId?: LanguageId | undefined },
): Promise<Category | undefined> {
  const [category] = await db
    .select()
    .from(categories)
    .where(
      and(
        or(eq(categories.id, ref as CategoryId), eq(categories.slug, ref)),
        kind === undefined ? undefined : eq(categories.kind, kind),
        eq(categories.isRetired, false),
      ),
    )
    .orderBy(
      sql`${categories.slug} = ${ref}`,
      sql`${categories.languageId} <> ${languageId}`,
      asc(categories.kind),
    )
    .limit(1);
  return category;
}

export async function listSubcategories(db: Queryable, categoryId: CategoryId): Promise<Subcategory[]> {
  return db
    .select()
    .from(subcategories)
    .where(and(eq(subcategories.categoryId, categoryId), eq(subcategories.isRetired, false)))
    .orderBy(asc(subcategories.rowOrder), asc(subcategories.id));
}

/** By id or by slug, within its category. */
export async function findSubcategory(
  db: Queryable,
  categoryId: CategoryId,
  ref: string,
): Promise<Subcategory | undefined> {
  const [subcategory] = await db
    .select()
    .from(subcategories)
    .where(
      and(
        eq(subcategories.categoryId, categoryId),
        or(eq(subcategories.id, ref), eq(subcategories.slug, ref)),
        eq(subcategories.isRetired, false),
      ),
    )
    .orderBy(sql`${subcategories.slug} = ${ref}`)
    .limit(1);
  return subcategory;
}

/** By id or by slug, among all subcategories of a kind; which language a slug means is told as for a category. */
export async function findSubcategoryPlace(
  db: Queryable,
  ref: string,
  { kind, languageId = DEFAULT_LANGUAGE_ID }: { kind: number; languageId?: LanguageId | undefined },
): Promise<{ category: Category; subcategory: Subcategory } | undefined> {
  const [found] = await db
    .select({ category: categories, subcategory: subcategories })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(
      and(
        or(eq(subcategories.id, ref), eq(subcategories.slug, ref)),
        eq(categories.kind, kind),
        eq(categories.isRetired, false),
        eq(subcategories.isRetired, false),
      ),
    )
    .orderBy(
      sql`${subcategories.slug} = ${ref}`,
      sql`${categories.languageId} <> ${languageId}`,
      asc(categories.rowOrder),
    )
    .limit(1);
  return found;
}

/** The content of every category of a language and kind, by category. */
export async function listContent(
  db: Queryable,
  { languageId, kind }: { languageId: LanguageId; kind: number },
): Promise<Map<CategoryId, Content[]>> {
  const rows = await db
    .select({
      categoryId: levels.categoryId,
      subcategoryId: levels.subcategoryId,
      questionCount: sum(levels.questionCount).mapWith(Number),
      maxLevel: max(levels.level),
    })
    .from(levels)
    .innerJoin(categories, eq(categories.id, levels.categoryId))
    .where(and(eq(categories.languageId, languageId), eq(categories.kind, kind)))
    .groupBy(levels.categoryId, levels.subcategoryId);
  return Map.groupBy(
    rows.map((row) => ({ ...row, maxLevel: row.maxLevel ?? 0 })),
    (row) => row.categoryId,
  );
}

export async function listLevels(
  db: Queryable,
  categoryId: CategoryId,
  subcategoryId: string,
): Promise<{ level: number; questionCount: number }[]> {
  return db
    .select({ level: levels.level, questionCount: levels.questionCount })
    .from(levels)
    .where(and(eq(levels.categoryId, categoryId), eq(levels.subcategoryId, subcategoryId)))
    .orderBy(asc(levels.level));
}

/** Where a player has played, and up to which level. */
export async function listPlayerLevels(
  db: Queryable,
  userId: UserId,
): Promise<{ categoryId: CategoryId; subcategoryId: string; level: number }[]> {
  return db
    .select({
      categoryId: playerLevels.categoryId,
      subcategoryId: playerLevels.subcategoryId,
      level: playerLevels.level,
    })
    .from(playerLevels)
    .where(eq(playerLevels.userId, userId));
}

export async function findPlayerLevel(
  db: Queryable,
  userId: UserId,
  categoryId: CategoryId,
  subcategoryId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ level: playerLevels.level })
    .from(playerLevels)
    .where(
      and(
        eq(playerLevels.userId, userId),
        eq(playerLevels.categoryId, categoryId),
        eq(playerLevels.subcategoryId, subcategoryId),
      ),
    );
  return row?.level;
}

/** Keeps the higher level. @returns whether it was raised */
export async function raisePlayerLevel(
  db: Queryable,
  row: { userId: UserId; categoryId: CategoryId; subcategoryId: string; level: number },
): Promise<boolean> {
  const raised = await db
    .insert(playerLevels)
    .values(row)
    .onConflictDoUpdate({
      target: [playerLevels.userId, playerLevels.categoryId, playerLevels.subcategoryId],
      set: { level: row.level },
      setWhere: sql`${playerLevels.level} < ${row.level}`,
    })
    .returning({ level: playerLevels.level });
  return raised.length > 0;
}

export async function listUnlocked(db: Queryable, userId: UserId): Promise<Set<CategoryId>> {
  const rows = await db
    .select({ categoryId: unlockedCategories.categoryId })
    .from(unlockedCategories)
    .where(eq(unlockedCategories.userId, userId));
  return new Set(rows.map(({ categoryId }) => categoryId));
}

/** @returns false when the player has unlocked it already */
export async function insertUnlocked(
  db: Queryable,
  row: { userId: UserId; categoryId: CategoryId; unlockedAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(unlockedCategories)
    .values(row)
    .onConflictDoNothing()
    .returning({ categoryId: unlockedCategories.categoryId });
  return inserted.length > 0;
}
