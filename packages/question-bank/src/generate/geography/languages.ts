import type { ContentLanguage } from '../../content-language.ts';
import type { Draft } from '../draft.ts';
import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countriesIn, countryList, soundAlike } from './country-list.ts';

/** Countries whose official languages have changed of late or are counted in different ways. */
const uncertain = new Set(
  'AFG AZE BFA BLZ BOL CYP CZE ERI ETH IND IRQ ISR KAZ LBN MDA MLI MUS MYS NAM NER SSD TJK TKM USA UZB VAT ZAF ZWE'.split(
    ' ',
  ),
);

/** The languages that are asked about, by their ISO 639-1 codes. */
const codes: Readonly<Record<string, string>> = {
  Arabic: 'ar',
  Bengali: 'bn',
  Dutch: 'nl',
  English: 'en',
  French: 'fr',
  German: 'de',
  Greek: 'el',
  Hindi: 'hi',
  Italian: 'it',
  Japanese: 'ja',
  Korean: 'ko',
  Malay: 'ms',
  Persian: 'fa',
  Polish: 'pl',
  Portuguese: 'pt',
  Russian: 'ru',
  Spanish: 'es',
  Swahili: 'sw',
  Swedish: 'sv',
  Turkish: 'tr',
};
const worldLanguages = Object.keys(codes);

/** Official, much spoken or of uncertain standing there beside what the list of countries names. */
const alsoSpoken: Readonly<Record<string, readonly string[]>> = {
  BEL: ['English'],
  BLR: ['Polish'],
  CHE: ['English'],
  BRA: ['German', 'Japanese'],
  BRN: ['English'],
  DZA: ['French'],
  IRN: ['Persian', 'Arabic', 'Turkish'],
  LUX: ['Portuguese'],
  MAR: ['French', 'Spanish'],
  PAK: ['Persian', 'Hindi', 'Arabic'],
  PHL: ['Spanish', 'Arabic'],
  RWA: ['Swahili'],
  SOM: ['English', 'Italian', 'Swahili'],
  SUR: ['English', 'Hindi'],
  TUN: ['French'],
  UGA: ['Arabic'],
  BDI: ['English', 'Swahili'],
  COM: ['Swahili'],
  COD: ['Portuguese', 'English'],
  GAB: ['English'],
  TGO: ['English'],
  GNQ: ['English'],
  MOZ: ['English', 'Swahili'],
  TLS: ['English', 'Malay'],
  MRT: ['French'],
  IDN: ['Malay', 'Dutch'],
  SGP: ['Hindi'],
  FJI: ['Hindi'],
  DNK: ['German', 'English'],
  ITA: ['German', 'French'],
  SVN: ['Italian'],
  HRV: ['Italian'],
  ROU: ['German'],
  POL: ['German'],
  MKD: ['Turkish'],
  ALB: ['Greek', 'Italian'],
  NPL: ['Hindi', 'English'],
  LKA: ['English'],
  BGD: ['English'],
  KHM: ['French'],
  LAO: ['French'],
  VNM: ['French'],
  SYC: ['Swahili'],
  NIC: ['English'],
  HND: ['English'],
  CRI: ['English'],
  COL: ['English'],
  MEX: ['English'],
  MLT: ['Italian'],
  MCO: ['Italian', 'English'],
  KWT: ['English'],
  GRC: ['Turkish'],
  SWE: ['German'],
  ISL: ['English'],
  TZA: ['Arabic'],
  DJI: ['English'],
};

/** "Which of these languages does the government of Brazil use?" Not all countries call a language official. */
export function languages(language: ContentLanguage): Draft[] {
  const englishNames = new Map(countryList.map(({ code, name }) => [code, name]));
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const nameOf = (spoken: string): string =>
    language === 'en' ? spoken : capitalised(names.of(codes[spoken] ?? spoken) ?? spoken);
  return countriesIn(language)
    .filter(({ code }) => !uncertain.has(code))
    .flatMap((country) => {
      const random = seededRandom(`language ${country.code}`);
      const askable = official(country).filter(
        (spoken) =>
          worldLanguages.includes(spoken) &&
          !soundAlike(spoken, englishNames.get(country.code) ?? '') &&
          !soundAlike(nameOf(spoken), country.name),
      );
      if (askable.length === 0) return [];
      const right = random.pick(askable);
      const { number, code, fame, called } = country;
      const spoken = [...official(country), ...(alsoSpoken[code] ?? [])];
      return {
        number,
        difficulty: difficultyByFame[fame],
        question: say`Which of these languages does the government of ${called} use?`,
        right: nameOf(right),
        wrong: random
          .shuffle(worldLanguages)
          .filter((other) => !spoken.includes(other))
          .map(nameOf),
        note: say`${nameOf(right)} is a language of government in ${called}.`,
      };
    });
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function official(country: Country): string[] {
  return country.languages.map((language) =>
    language.replace(/^(?:Swiss|Austro-Bavarian) /, '').replace(/ \(.*\)$/, ''),
  );
}
