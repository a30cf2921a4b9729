import { createRequire } from 'node:module';
import { z } from 'zod';
import { fameOf } from './country-fame.ts';

/** What is read of an entry of the package `world-countries` (github.com/mledoze/countries, licence ODbL 1.0). */
const entry = z.object({
  name: z.object({ common: z.string() }),
  cca3: z.string(),
  ccn3: z.string(),
  unMember: z.boolean(),
  capital: z.array(z.string()),
  currencies: z
    .record(z.string(), z.object({ name: z.string() }))
    .or(z.array(z.never()).transform(() => ({}))),
  languages: z.record(z.string(), z.string()),
  region: z.string(),
  subregion: z.string(),
  borders: z.array(z.string()),
});

export interface Country {
  /** ISO 3166-1, three letters. */
  code: string;
  /** ISO 3166-1, the number: it names the country's questions. */
  number: number;
  /** As an option: "Netherlands". */
  name: string;
  /** In a sentence: "the Netherlands". */
  called: string;
  /** The only capital; null where there are several, it is disputed, or it is being moved. */
  capital: string | null;
  /** Names of the currencies in use, such as "Swiss franc". */
  currencies: string[];
  languages: string[];
  /** Africa, Americas, Asia, Europe, Oceania. */
  region: string;
  /** In a sentence: "Western Europe", "the Caribbean". */
  subregion: string;
  /** Codes of the countries with a land border. */
  borders: string[];
  /** 1 nearly everyone has heard of it, 4 few know more than its name. */
  fame: 1 | 2 | 3 | 4;
}

const withThe = new Set('ARE BHS CAF COD COG COM DOM GBR GMB MDV MHL NLD PHL SLB USA'.split(' '));

const withoutOneCapital = new Set('BOL GNQ IDN ISR LKA MMR NRU PSE SWZ YEM ZAF'.split(' '));

const names: Readonly<Record<string, string>> = { FSM: 'Federated States of Micronesia' };

const capitals: Readonly<Record<string, string>> = { MNG: 'Ulaanbaatar', USA: 'Washington, D.C.' };

const subregions: Readonly<Record<string, string>> = {
  'Australia and New Zealand': 'Oceania',
  Caribbean: 'the Caribbean',
  'Middle Africa': 'Central Africa',
  'Southeast Europe': 'South-Eastern Europe',
};

/** The members of the United Nations and the Vatican, by their codes; read once. */
export const countryList: readonly Country[] = readCountries();

function readCountries(): Country[] {
  const require = createRequire(import.meta.url);
  const data: unknown = require('world-countries/countries.json');
  return z
    .array(entry)
    .parse(data)
    .filter(({ unMember, cca3 }) => unMember || cca3 === 'VAT')
    .map((country) => asCountry(country))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}

function asCountry(country: z.output<typeof entry>): Country {
  const code = country.cca3;
  const name = names[code] ?? country.name.common;
  return {
    code,
    number: Number(country.ccn3),
    name,
    called: withThe.has(code) || name.startsWith('Federated') ? `the ${name}` : name,
    capital: withoutOneCapital.has(code) ? null : (capitals[code] ?? country.capital[0] ?? null),
    currencies: Object.values(country.currencies).map((currency) => currency.name),
    languages: Object.values(country.languages),
    region: country.region,
    subregion: subregions[country.subregion] ?? country.subregion,
    borders: country.borders,
    fame: fameOf(code),
  };
}

/** Other countries, the nearer ones first: of the same part of the continent, of the continent, of the world. */
export function nearestFirst<Other extends Country>(country: Country, others: readonly Other[]): Other[] {
  const [near, sameRegion, far]: [Other[], Other[], Other[]] = [[], [], []];
  for (const other of others) {
    if (other.code === country.code) continue;
    if (other.subregion === country.subregion) near.push(other);
    else (other.region === country.region ? sameRegion : far).push(other);
  }
  return [...near, ...sameRegion, ...far];
}

/** Whether a name gives the other away: "Algiers" and "Algeria", "Mexico City" and "Mexico". */
export function soundAlike(one: string, other: string): boolean {
  const start = (word: string): string => word.slice(0, 4);
  const words = (text: string): string[] =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L} ]/gu, '')
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3)
      .map(start);
  const known = new Set(words(one));
  return words(other).some((word) => known.has(word));
}
