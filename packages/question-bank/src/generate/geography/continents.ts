import type { ContentLanguage } from '../../content-language.ts';
import type { Draft } from '../draft.ts';
import { type Message, say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countriesIn } from './country-list.ts';

/** On two continents, counted to the one or the other, or named after its own. */
const uncertain = new Set('ARM AZE CAF CYP EGY GEO IDN KAZ PAN RUS TLS TUR TTO YEM ZAF'.split(' '));

/** Parts of the world in the languages beside English. */
const continents: Readonly<Record<string, Readonly<Record<Exclude<ContentLanguage, 'en'>, string>>>> = {
  Africa: { es: 'África', de: 'Afrika', fr: 'Afrique', hi: 'अफ़्रीका', ar: 'أفريقيا' },
  Asia: { es: 'Asia', de: 'Asien', fr: 'Asie', hi: 'एशिया', ar: 'آسيا' },
  Europe: { es: 'Europa', de: 'Europa', fr: 'Europe', hi: 'यूरोप', ar: 'أوروبا' },
  'North America': {
    es: 'América del Norte',
    de: 'Nordamerika',
    fr: 'Amérique du Nord',
    hi: 'उत्तरी अमेरिका',
    ar: 'أمريكا الشمالية',
  },
  Oceania: { es: 'Oceanía', de: 'Ozeanien', fr: 'Océanie', hi: 'ओशिआनिया', ar: 'أوقيانوسيا' },
  'South America': {
    es: 'América del Sur',
    de: 'Südamerika',
    fr: 'Amérique du Sud',
    hi: 'दक्षिण अमेरिका',
    ar: 'أمريكا الجنوبية',
  },
};

/** "In which part of the world is Chad?" */
export function continentsOfCountries(language: ContentLanguage): Draft[] {
  const nameOf = (continent: string): string =>
    language === 'en' ? continent : (continents[continent]?.[language] ?? continent);
  return countriesIn(language)
    .filter(({ code }) => !uncertain.has(code))
    .map((country) => {
      const { code, number, fame, called, continent: right } = country;
      return {
        number,
        difficulty: difficultyByFame[fame],
        question: say`In which part of the world is ${called}?`,
        right: nameOf(right),
        wrong: seededRandom(`continent ${code}`).shuffle(Object.keys(continents)).map(nameOf),
        note: sentence(country, nameOf(right)),
      };
    });
}

function sentence({ called, subregion, continent }: Country, name: string): Message {
  const start = `${called.charAt(0).toUpperCase()}${called.slice(1)}`;
  return subregion === null || subregion === continent
    ? say`${start} is a country of ${name}.`
    : say`${start} lies in ${subregion}, a part of ${name}.`;
}
