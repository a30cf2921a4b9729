import type { Queryable } from '../../db/database.ts';
import { isNamedBy } from '../catalogue/place.ts';
import type { Attempt } from './repository.ts';

/** Where a player believes to have played; ids or slugs, undefined where nothing is claimed. */
export interface ClaimedPlace {
  readonly category: string | undefined;
  readonly subcategory: string | undefined;
}

/** Whether an attempt was played elsewhere than claimed. One of a mode without categories contradicts nothing. */
export async function contradictsPlace(
  db: Queryable,
  { categoryId, subcategoryId }: Pick<Attempt, 'categoryId' | 'subcategoryId'>,
  claim: ClaimedPlace,
): Promise<boolean> {
  if (categoryId === null) return false;
  return !(await isNamedBy(db, { categoryId, subcategoryId: subcategoryId ?? '0' }, claim));
}
