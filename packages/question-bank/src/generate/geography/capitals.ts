import type { Draft } from '../draft.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countryList, nearestFirst, soundAlike } from './country-list.ts';

type WithCapital = Country & { capital: string };

/** What the written questions already ask. */
const askedAlready = new Set('AUS BRA CAN FRA JPN KEN MAR MNG NZL'.split(' '));

const withCapital = countryList.filter(
  (country): country is WithCapital => country.capital !== null && !soundAlike(country.capital, country.name),
);
const asked = withCapital.filter(({ code }) => !askedAlready.has(code));

/** "What is the capital of Peru?" */
export function capitals(): Draft[] {
  return asked.map((country) => ({
    ...common(country),
    question: `What is the capital of ${country.called}?`,
    right: country.capital,
    wrong: others(country, 'capital').map(({ capital }) => capital),
  }));
}

/** "Lima is the capital of which country?" */
export function countriesByCapital(): Draft[] {
  return asked.map((country) => ({
    ...common(country),
    question: `${country.capital} is the capital of which country?`,
    right: country.name,
    wrong: others(country, 'country').map(({ name }) => name),
  }));
}

function common({ number, fame, capital, called, subregion }: WithCapital) {
  return {
    number,
    difficulty: difficultyByFame[fame],
    note: `${capital} is the capital of ${called} in ${subregion}.`,
  };
}

function others(country: WithCapital, kind: string): WithCapital[] {
  return nearestFirst(country, seededRandom(`${kind} ${country.code}`).shuffle(withCapital));
}
