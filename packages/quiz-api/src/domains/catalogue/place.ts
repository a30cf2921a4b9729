import type { CategoryId, LanguageId } from '@quiz-arena/contract/ids';
import type { CategoryType } from '@quiz-arena/contract/modes';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type Category,
  findCategory,
  findSubcategory,
  findSubcategoryPlace,
  type Subcategory,
} from './repository.ts';

/** Where levels lie: a category, or a subcategory of it. */
export interface Place {
  readonly category: Category;
  readonly subcategory: Subcategory | undefined;
}

/** A place as rows name it. */
export interface PlaceKey {
  readonly categoryId: CategoryId;
  /** "0" for a category without subcategories. */
  readonly subcategoryId: string;
}

export function placeKey(place: Place): PlaceKey {
  return { categoryId: place.category.id, subcategoryId: subcategoryIdOf(place) };
}

/** "0" for a category without subcategories: how places are named in rows. */
export function subcategoryIdOf({ subcategory }: Place): string {
  return subcategory?.id ?? '0';
}

/**
 * Finds a place by ids or slugs, whichever they are.
 * @throws Refusal DATA_NOT_FOUND when one of them names nothing
 */
export async function getPlace(
  db: Queryable,
  ref: {
    category: string;
    subcategory?: string | undefined;
    type?: CategoryType;
    /** Whose slugs are meant where several languages use the same. */
    languageId?: LanguageId | undefined;
  },
): Promise<Place> {
  const kind = ref.type === undefined ? undefined : Number(ref.type);
  const category = await findCategory(db, ref.category, { kind, languageId: ref.languageId });
  if (!category) throw new Refusal('DATA_NOT_FOUND');
  if (ref.subcategory === undefined) return { category, subcategory: undefined };
  const subcategory = await findSubcategory(db, category.id, ref.subcategory);
  if (!subcategory) throw new Refusal('DATA_NOT_FOUND');
  return { category, subcategory };
}

/**
 * Finds the place of a mode without levels, which names a category or a subcategory alone.
 * @throws Refusal DATA_NOT_FOUND when it names nothing
 */
export async function getContentPlace(
  db: Queryable,
  ref: {
    type: 'category' | 'subcategory';
    /** Id or slug. */
    name: string;
    categoryType: CategoryType;
    languageId?: LanguageId | undefined;
  },
): Promise<Place> {
  const { name, categoryType, languageId } = ref;
  if (ref.type === 'category') return getPlace(db, { category: name, type: categoryType, languageId });
  const place = await findSubcategoryPlace(db, name, { kind: Number(categoryType), languageId });
  if (!place) throw new Refusal('DATA_NOT_FOUND');
  return place;
}

/** Whether ids or slugs name no other place than this one; undefined names nothing. Retired content has ids alone. */
export async function isNamedBy(
  db: Queryable,
  { categoryId, subcategoryId }: PlaceKey,
  named: { readonly category: string | undefined; readonly subcategory: string | undefined },
): Promise<boolean> {
  if (named.category !== undefined && named.category !== categoryId) {
    const category = await findCategory(db, categoryId, {});
    if (category?.slug !== named.category) return false;
  }
  if (named.subcategory === undefined || named.subcategory === subcategoryId) return true;
  const subcategory = await findSubcategory(db, categoryId, subcategoryId);
  return subcategory?.slug === named.subcategory;
}
