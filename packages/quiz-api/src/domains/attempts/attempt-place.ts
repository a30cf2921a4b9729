import type { Attempt } from './repository.ts';

/** The place whose level an attempt plays; null where there are no levels. */
export function placeOf({
  categoryId,
  subcategoryId,
  level,
}: Pick<Attempt, 'categoryId' | 'subcategoryId' | 'level'>) {
  return level === 0 || categoryId === null || subcategoryId === null ? null : { categoryId, subcategoryId };
}
