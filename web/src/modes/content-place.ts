import type { PlayPlace } from '../quiz-play/play-mode.ts';

/** A place as the calls name it whose content lies in a category or in a subcategory. */
export function contentPlace({ category, subcategory }: Pick<PlayPlace, 'category' | 'subcategory'>) {
  return subcategory === ''
    ? ({ type: 'category', type_id: category } as const)
    : ({ type: 'subcategory', type_id: subcategory } as const);
}
