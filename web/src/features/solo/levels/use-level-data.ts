import type { LevelData } from '@quiz-arena/contract/actions/catalogue';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { type ActionQuery, useActionQuery } from '../../../shared/api/use-action-query.ts';

/** Levels of a place, with the names of its category and subcategory; nothing where a mode has no levels. */
export function useLevelData(
  { ground }: PlayMode,
  { category, subcategory }: Pick<PlayPlace, 'category' | 'subcategory'>,
): ActionQuery<{ data: LevelData }> {
  const levels = ground?.kind === 'levels' ? ground : null;
  return useActionQuery(
    levels?.source ?? 'get_level_data',
    { category_slug: category, subcategory_slug: subcategory || undefined },
    { skip: levels === null },
  );
}

/** 'Chemistry': the subcategory's name, or the category's where there is none. */
export function placeName({ category, subcategory }: LevelData): string {
  return 'subcategory_name' in subcategory ? subcategory.subcategory_name : category.category_name;
}
