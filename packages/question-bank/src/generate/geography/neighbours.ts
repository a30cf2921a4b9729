import type { ContentLanguage } from '../../content-language.ts';
import type { Draft } from '../draft.ts';
import { type Message, say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countriesIn, nearestFirst, soundAlike } from './country-list.ts';

/** Borders that are disputed, lie overseas, or run over a bridge: neither right nor wrong. */
const uncertain = new Set(
  `AFG-IND ALB-SRB ARE-QAT BHR-SAU BRA-FRA CAN-DNK DNK-SWE ESP-GBR FRA-NLD FRA-SUR GBR-FRA IND-LKA MAR-MRT MYS-SGP
  ARM-TUR BWA-ZMB NAM-ZWE ZMB-BWA ESP-MAR CHN-PAK AZE-TUR`.split(/\s+/),
);
/** With borders that their neighbours see differently, or the only one but for a rock or a base. */
const without = new Set('CAN CYP DNK GBR ISR PSE'.split(' '));

/** "Which of these countries has a land border with Peru?" */
export function neighbours(language: ContentLanguage): Draft[] {
  const all = countriesIn(language);
  const byCode = new Map(all.map((country) => [country.code, country]));
  return all
    .filter(({ code }) => !without.has(code))
    .flatMap((country) => {
      const random = seededRandom(`neighbour ${country.code}`);
      const bordering = country.borders.flatMap((code) => byCode.get(code) ?? []);
      const certain = bordering.filter(
        (other) => isCertain(country, other) && !soundAlike(country.name, other.name),
      );
      if (certain.length === 0) return [];
      const { number, fame, called } = country;
      return {
        number,
        difficulty: difficultyByFame[fame],
        question: say`Which of these countries has a land border with ${called}?`,
        right: random.pick(certain).name,
        wrong: nearestFirst(country, random.shuffle(all))
          .filter((other) => !bordering.includes(other) && isCertain(country, other))
          .map(({ name }) => name),
        note: neighboursNote(called, bordering, language),
      };
    });
}

function neighboursNote(called: string, bordering: readonly Country[], language: ContentLanguage): Message {
  const start = `${called.charAt(0).toUpperCase()}${called.slice(1)}`;
  const names = bordering.map((other) => other.called);
  if (names.length === 1) return say`${start} has a land border with only one country: ${names[0] ?? ''}.`;
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names);
  return say`${start} has land borders with ${list}.`;
}

function isCertain(one: Country, other: Country): boolean {
  return (
    !without.has(other.code) &&
    !uncertain.has(`${one.code}-${other.code}`) &&
    !uncertain.has(`${other.code}-${one.code}`)
  );
}
