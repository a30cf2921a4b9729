import type { Queryable } from '../../db/database.ts';
import { findCategory, findSubcategory } from '../catalogue/repository.ts';
import type { Attempt } from './repository.ts';

/** Where a player believes to have played; ids or slugs, undefined where nothing is claimed. */
export interface ClaimedPlace {
  readonly category: string | undefined;
  readonly subcategory: string | undefined;
}

/** Whether an attempt was played elsewhere than claimed. One of a mode without categories contradicts nothing. */
export async function contradictsPlace(
  db: Queryable,
  { categoryId, subcategoryId, languageId }: Pick<Attempt, 'categoryId' | 'subcategoryId' | 'languageId'>,
  claim: ClaimedPlace,
): Promise<boolean> {
  if (categoryId === null) return false;
  if (claim.category !== undefined && claim.category !== categoryId) {
    const category = await findCategory(db, categoryId, { languageId });
    if (category?.slug !== claim.category) return true;
  }
  if (claim.subcategory === undefined || claim.subcategory === subcategoryId) return false;
  const subcategory =
    subcategoryId === null ? undefined : await findSubcategory(db, categoryId, subcategoryId);
  return subcategory?.slug !== claim.subcategory;
}
