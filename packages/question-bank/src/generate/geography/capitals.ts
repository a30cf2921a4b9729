import type { ContentLanguage } from '../../content-language.ts';
import type { Draft } from '../draft.ts';
import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countriesIn, nearestFirst, soundAlike } from './country-list.ts';
import { flagOf, hasOwnFlag } from './flags.ts';

type WithCapital = Country & { capital: string };

/** What the written English questions already ask. */
const askedAlready = new Set('AUS BRA CAN FRA JPN KEN MAR MNG NZL'.split(' '));

function withCapital(language: ContentLanguage): WithCapital[] {
  return countriesIn(language).filter(
    (country): country is WithCapital =>
      country.capital !== null && !soundAlike(country.capital, country.name),
  );
}

function asked(language: ContentLanguage): WithCapital[] {
  return withCapital(language).filter(({ code }) => language !== 'en' || !askedAlready.has(code));
}

/** "What is the capital of Peru?" */
export function capitals(language: ContentLanguage): Draft[] {
  const all = withCapital(language);
  return asked(language).map((country) => ({
    ...common(country),
    question: say`What is the capital of ${country.called}?`,
    right: country.capital,
    wrong: others(country, 'capital', all).map(({ capital }) => capital),
  }));
}

/** "Lima is the capital of which country?" */
export function countriesByCapital(language: ContentLanguage): Draft[] {
  const all = withCapital(language);
  return asked(language).map((country) => ({
    ...common(country),
    question: say`${country.capital} is the capital of which country?`,
    right: country.name,
    wrong: others(country, 'country', all).map(({ name }) => name),
  }));
}

/** "What is the capital of the country with this flag?" */
export function capitalsByFlag(language: ContentLanguage): Draft[] {
  const all = withCapital(language);
  return all.filter(hasOwnFlag).map((country) => ({
    ...common(country),
    difficulty: Math.min(5, difficultyByFame[country.fame] + 1),
    question: say`What is the capital of the country with this flag?`,
    image: flagOf(country),
    right: country.capital,
    wrong: others(country, 'capital by flag', all).map(({ capital }) => capital),
  }));
}

function common({ number, fame, capital, called, subregion }: WithCapital) {
  return {
    number,
    difficulty: difficultyByFame[fame],
    note:
      subregion === null
        ? say`${capital} is the capital of ${called}.`
        : say`${capital} is the capital of ${called} in ${subregion}.`,
  };
}

function others(country: WithCapital, kind: string, all: readonly WithCapital[]): WithCapital[] {
  return nearestFirst(country, seededRandom(`${kind} ${country.code}`).shuffle(all));
}
