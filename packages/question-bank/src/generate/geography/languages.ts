import type { Draft } from '../draft.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countryList, soundAlike } from './country-list.ts';

/** Countries whose official languages have changed of late or are counted in different ways. */
const uncertain = new Set(
  'AFG AZE BFA BLZ BOL CYP CZE ERI ETH IND IRQ ISR KAZ LBN MDA MLI MUS MYS NAM NER SSD TJK TKM USA UZB VAT ZAF ZWE'.split(
    ' ',
  ),
);

/** The languages that are asked about, with the ones that nobody can take for a mistake among the wrong options. */
const worldLanguages = [
  'Arabic',
  'Bengali',
  'Dutch',
  'English',
  'French',
  'German',
  'Greek',
  'Hindi',
  'Italian',
  'Japanese',
  'Korean',
  'Malay',
  'Persian',
  'Polish',
  'Portuguese',
  'Russian',
  'Spanish',
  'Swahili',
  'Swedish',
  'Turkish',
];

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
export function languages(): Draft[] {
  return countryList
    .filter(({ code }) => !uncertain.has(code))
    .flatMap((country) => {
      const random = seededRandom(`language ${country.code}`);
      const askable = official(country).filter(
        (language) => worldLanguages.includes(language) && !soundAlike(language, country.name),
      );
      if (askable.length === 0) return [];
      const right = random.pick(askable);
      const { number, code, fame, called } = country;
      const spoken = [...official(country), ...(alsoSpoken[code] ?? [])];
      return {
        number,
        difficulty: difficultyByFame[fame],
        question: `Which of these languages does the government of ${called} use?`,
        right,
        wrong: random.shuffle(worldLanguages).filter((language) => !spoken.includes(language)),
        note: `${right} is a language of government in ${called}.`,
      };
    });
}

function official(country: Country): string[] {
  return country.languages.map((language) =>
    language.replace(/^(?:Swiss|Austro-Bavarian) /, '').replace(/ \(.*\)$/, ''),
  );
}
