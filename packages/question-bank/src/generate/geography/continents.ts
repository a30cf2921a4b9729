import type { Draft } from '../draft.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { countryList } from './country-list.ts';

/** On two continents, or counted to the one or the other. */
const uncertain = new Set('ARM AZE CYP EGY GEO IDN KAZ PAN RUS TLS TUR TTO YEM'.split(' '));
const continents = ['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'];

/** "On which continent is Chad?" */
export function continentsOfCountries(): Draft[] {
  return countryList
    .filter(({ code, name }) => !uncertain.has(code) && !name.includes('Africa'))
    .map(({ code, number, fame, called, region, subregion }) => {
      const right =
        region !== 'Americas' ? region : subregion === 'South America' ? subregion : 'North America';
      return {
        number,
        difficulty: difficultyByFame[fame],
        question: `In which part of the world is ${called}?`,
        right,
        wrong: seededRandom(`continent ${code}`).shuffle(continents),
        note: sentence(called, right, subregion),
      };
    });
}

function sentence(called: string, continent: string, subregion: string): string {
  const start = `${called.charAt(0).toUpperCase()}${called.slice(1)}`;
  return subregion === continent
    ? `${start} is a country of ${continent}.`
    : `${start} lies in ${subregion}, a part of ${continent}.`;
}
