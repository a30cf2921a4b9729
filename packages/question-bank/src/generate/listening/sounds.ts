import type { ContentLanguage } from '../../content-language.ts';
import type { Draft } from '../draft.ts';
import type { Score } from './score.ts';

/** A question about what is heard. */
export type SoundDraft = Draft & { readonly score: Score };

/** Makes the questions of a subcategory; the sounds are the same in every language. */
export type SoundRule = (language: ContentLanguage) => SoundDraft[];

/** The right name and the others, the nearer ones in the list first. */
export function named(names: readonly string[], right: number): Pick<Draft, 'right' | 'wrong'> {
  const distance = (place: number): number => Math.abs(place - right);
  const others = names
    .map((name, place) => ({ name, place }))
    .filter(({ place }) => place !== right)
    .sort((one, other) => distance(one.place) - distance(other.place));
  return { right: names[right] ?? '', wrong: others.map(({ name }) => name) };
}
