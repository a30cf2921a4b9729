import type { LevelData } from '@quiz-arena/contract/actions/catalogue';
import { useParams } from 'react-router-dom';
import { type ActionQuery, useActionQuery } from '../../shared/api/use-action-query.ts';
import type { LevelPlace } from './play-paths.ts';

/** The place that the address names. */
export function useLevelPlace(): LevelPlace {
  const { category = '', subcategory = '', level = '1' } = useParams();
  return { category, subcategory, level: Number(level) };
}

/** Levels of a place, with the names of its category and subcategory. */
export function useLevelData(
  place: Pick<LevelPlace, 'category' | 'subcategory'>,
): ActionQuery<{ data: LevelData }> {
  return useActionQuery('get_level_data', {
    category_slug: place.category,
    subcategory_slug: place.subcategory || undefined,
  });
}

/** 'Chemistry': the subcategory's name, or the category's where there is none. */
export function placeName({ category, subcategory }: LevelData): string {
  return 'subcategory_name' in subcategory ? subcategory.subcategory_name : category.category_name;
}
