import { generatePath } from 'react-router-dom';
import { type Path, paths } from '../../shared/routing/paths.ts';

/** A level of a category (`subcategory` "" where it has none); slugs. */
export interface LevelPlace {
  category: string;
  subcategory: string;
  level: number;
}

/** Where a level is played. */
export function playPath(place: LevelPlace): string {
  return fill(paths.quizZonePlay, place);
}

/** Where the result of an attempt on a level is shown. */
export function resultPath(place: LevelPlace, attemptId: string): string {
  return fill(paths.quizZoneResult, place, attemptId);
}

/** Where an attempt is reviewed. */
export function reviewPath(place: LevelPlace, attemptId: string): string {
  return fill(paths.quizZoneReview, place, attemptId);
}

function fill(path: Path, { category, subcategory, level }: LevelPlace, attempt?: string): string {
  const filled = generatePath<string>(path, {
    category,
    subcategory: subcategory === '' ? null : subcategory,
    level: String(level),
    attempt: attempt ?? null,
  });
  return `${filled}/`;
}
