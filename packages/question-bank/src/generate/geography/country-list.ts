import { createRequire } from 'node:module';
import { z } from 'zod';
import type { ContentLanguage } from '../../content-language.ts';
import { capitalName } from './capital-names.ts';
import { fameOf } from './country-fame.ts';

/** What is read of an entry of the package `world-countries` (github.com/mledoze/countries, licence ODbL 1.0). */
const entry = z.object({
  name: z.object({ common: z.string() }),
  cca2: z.string(),
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
  /** ISO 3166-1, two letters, lower case. */
  shortCode: string;
  /** ISO 3166-1, the number: it names the country's questions. */
  number: number;
  /** As an option: "Netherlands". */
  name: string;
  /** In a sentence: "the Netherlands". In other languages the bare name, which stands beside a label. */
  called: string;
  /** The only capital; null where there are several, it is disputed, or it is being moved. */
  capital: string | null;
  /** English names of the currencies in use, such as "Swiss franc", by their ISO 4217 codes. */
  currencies: ReadonlyMap<string, string>;
  /** English names of the official languages. */
  languages: string[];
  /** Africa, Americas, Asia, Europe, Oceania. */
  region: string;
  /** Africa, Asia, Europe, North America, Oceania or South America. */
  continent: string;
  /** Names the part of the region that the country is in. */
  part: string;
  /** The same in an English sentence: "Western Europe", "the Caribbean"; other languages have none. */
  subregion: string | null;
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
    shortCode: country.cca2.toLowerCase(),
    number: Number(country.ccn3),
    name,
    called: withThe.has(code) || name.startsWith('Federated') ? `the ${name}` : name,
    capital: withoutOneCapital.has(code) ? null : (capitals[code] ?? country.capital[0] ?? null),
    currencies: new Map(
      Object.entries<{ name: string }>(country.currencies).map(([iso, { name }]) => [iso, name]),
    ),
    languages: Object.values(country.languages),
    region: country.region,
    continent: continentOf(country),
    part: country.subregion,
    subregion: subregions[country.subregion] ?? country.subregion,
    borders: country.borders,
    fame: fameOf(code),
  };
}

function continentOf({ region, subregion }: z.output<typeof entry>): string {
  if (region !== 'Americas') return region;
  return subregion === 'South America' ? subregion : 'North America';
}

/** Where the name that this Node.js has would give a capital away, or is not the one in use. */
const otherNames: Readonly<Record<string, Readonly<Partial<Record<ContentLanguage, string>>>>> = {
  CIV: { es: 'Costa de Marfil', de: 'Elfenbeinküste' },
  COD: {
    de: 'Demokratische Republik Kongo',
    fr: 'République démocratique du Congo',
    hi: 'कांगो लोकतांत्रिक गणराज्य',
    ar: 'جمهورية الكونغو الديمقراطية',
  },
  COG: {
    es: 'República del Congo',
    de: 'Republik Kongo',
    fr: 'République du Congo',
    hi: 'कांगो गणराज्य',
    ar: 'جمهورية الكونغو',
  },
  CPV: { de: 'Kap Verde' },
  BRN: { de: 'Brunei' },
  USA: { hi: 'संयुक्त राज्य अमेरिका' },
  VAT: { fr: 'Vatican' },
};

const listsByLanguage = new Map<ContentLanguage, readonly Country[]>([['en', countryList]]);

/** The countries by their names in a language: those of the Unicode CLDR, which Node.js brings along. */
export function countriesIn(language: ContentLanguage): readonly Country[] {
  const known = listsByLanguage.get(language);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const list = countryList.map((country) => {
    const found = otherNames[country.code]?.[language] ?? names.of(country.shortCode.toUpperCase()) ?? '';
    const name = found.replace(/ \(.*\)$/, '');
    const capital = country.capital === null ? null : (capitalName(country.code, language) ?? null);
    return { ...country, name, called: name, capital, subregion: null };
  });
  listsByLanguage.set(language, list);
  return list;
}

/** Other countries, the nearer ones first: of the same part of the continent, of the continent, of the world. */
export function nearestFirst<Other extends Country>(country: Country, others: readonly Other[]): Other[] {
  const [near, sameRegion, far]: [Other[], Other[], Other[]] = [[], [], []];
  for (const other of others) {
    if (other.code === country.code) continue;
    if (other.part === country.part) near.push(other);
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
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^\p{L}\p{M} ]/gu, '')
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3)
      .map(start);
  const known = new Set(words(one));
  return words(other).some((word) => known.has(word));
}
