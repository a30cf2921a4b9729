import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { generatePath } from 'react-router-dom';
import type { PlayMode, PlayPlace } from '../../quiz-play/play-mode.ts';
import { paths } from '../../shared/routing/paths.ts';

/** Fills the names of a place, and of an attempt, into one of a mode's addresses. */
export function placePath(pattern: string, place: Partial<PlayPlace>, attempt = ''): string {
  const names = Object.entries({ ...place, attempt }).map(([name, value]) => [name, value || null]);
  return `${generatePath<string>(pattern, Object.fromEntries(names))}/`;
}

/** Where a category (`subcategory` "") or a subcategory of a mode leads. */
export function zonePath(
  { paths: own, ground }: PlayMode,
  category: string,
  subcategory: string,
  isEmpty = subcategory !== '',
): string {
  if (isEmpty && ground?.kind === 'questions') return placePath(own.play, { category, subcategory });
  const pattern = (subcategory === '' ? own.category : own.place) ?? own.start;
  return placePath(pattern, { category, subcategory });
}

/** A way from a game or its result back to where it was chosen. */
export interface WayUp {
  to: string;
  labelKey: PlainTextKey;
}

/** Where the player came from to play at a place. */
export function wayUp(mode: PlayMode, { category, subcategory }: PlayPlace): WayUp {
  const { ground, paths: own, upKey } = mode;
  if (ground === null) {
    return upKey === undefined
      ? { to: paths.home, labelKey: 'action.home' }
      : { to: own.start, labelKey: upKey };
  }
  if (ground.kind === 'levels')
    return { to: zonePath(mode, category, subcategory), labelKey: 'result.levels' };
  if (ground.kind === 'texts') return { to: zonePath(mode, category, subcategory), labelKey: 'learn.all' };
  const to = subcategory === '' ? own.start : zonePath(mode, category, '');
  return { to, labelKey: 'zone.allCategories' };
}
