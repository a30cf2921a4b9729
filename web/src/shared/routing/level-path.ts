import { generatePath } from 'react-router-dom';
import { soloPaths } from './solo-paths.ts';

const zone = soloPaths['quiz-zone'];

/** Where the Quiz Zone's levels of a place are: its subcategory's, or its category's where it has none (""). */
export function levelPath(categorySlug: string, subcategorySlug: string): string {
  if (subcategorySlug === '') return `${generatePath(zone.category, { category: categorySlug })}/`;
  return `${generatePath(zone.place, { category: categorySlug, subcategory: subcategorySlug })}/`;
}
