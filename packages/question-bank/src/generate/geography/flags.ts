import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ContentLanguage } from '../../content-language.ts';
import type { Draft } from '../draft.ts';
import type { GeneratedMedia } from '../generated-media.ts';
import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countriesIn, countryList, nearestFirst } from './country-list.ts';

/** Flags that another country shares but for a shade, or that are in dispute or in change. */
const notTellable = new Set('AFG IDN LUX MCO NLD ROU SYR TCD'.split(' '));

/** Whether the flag belongs to one country without doubt. */
export function hasOwnFlag({ code }: Country): boolean {
  return !notTellable.has(code);
}

/** The picture of a country's flag, below the media folder. Its name does not tell the country. */
export function flagOf({ code }: Country): string {
  return `flags/${createHash('sha256').update(`flag ${code}`).digest('hex').slice(0, 16)}.svg`;
}

/** "Which country has this flag?" */
export function flags(language: ContentLanguage): Draft[] {
  const all = countriesIn(language).filter(hasOwnFlag);
  return all.map((country) => ({
    number: country.number,
    difficulty: difficultyByFame[country.fame],
    question: say`Which country has this flag?`,
    image: flagOf(country),
    right: country.name,
    wrong: nearestFirst(country, seededRandom(`flag ${country.code}`).shuffle(all)).map(({ name }) => name),
    note: say`This is the flag of ${country.called}.`,
  }));
}

/** The flags of the package `flag-icons` (github.com/lipis/flag-icons, MIT), without what names the country. */
export function flagFiles(): GeneratedMedia[] {
  const require = createRequire(import.meta.url);
  return countryList.filter(hasOwnFlag).map((country) => ({
    file: flagOf(country),
    bytes: () => {
      const svg = readFileSync(require.resolve(`flag-icons/flags/4x3/${country.shortCode}.svg`), 'utf8');
      return Buffer.from(withoutNames(svg, country.shortCode));
    },
  }));
}

function withoutNames(svg: string, code: string): string {
  return svg
    .replace(` id="flag-icons-${code}"`, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(`id="${code}-`, 'id="f-')
    .replaceAll(`#${code}-`, '#f-');
}
