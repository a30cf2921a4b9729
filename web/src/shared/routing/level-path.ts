import { generatePath } from 'react-router-dom';
import { paths } from './paths.ts';

/** Where the levels of a place are: its subcategory's, or its category's where it has none (""). */
export function levelPath(categorySlug: string, subcategorySlug: string): string {
  if (subcategorySlug === '') return `${generatePath(paths.quizZoneCategory, { category: categorySlug })}/`;
  return `${generatePath(paths.quizZoneLevels, { category: categorySlug, subcategory: subcategorySlug })}/`;
}
