import type { ContentLanguage } from '../../content-language.ts';
import type { Draft } from '../draft.ts';
import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { elementFamilies } from './element-families.ts';
import { type Element, elementsIn } from './element-list.ts';

const difficulties = { 1: 1, 2: 3, 3: 4, 4: 5 } as const;

/** The written English questions ask for these already. */
const symbolsAsked = new Set(['Au', 'K']);

function common({ number, symbol, name, fame }: Element) {
  return {
    number,
    difficulty: difficulties[fame],
    note: say`${name} has the symbol ${symbol} and the atomic number ${number}.`,
  };
}

/** "What is the chemical symbol for tin?" Wrong are symbols that begin alike and such as one might make up. */
export function symbolsOfElements(language: ContentLanguage): Draft[] {
  const all = elementsIn(language);
  const everySymbol = all.map(({ symbol }) => symbol);
  return all
    .filter(({ symbol }) => language !== 'en' || !symbolsAsked.has(symbol))
    .map((element) => {
      const random = seededRandom(`symbol ${element.symbol}`);
      const initial = element.latinName.charAt(0);
      const alike = all.filter(({ symbol }) => symbol.startsWith(initial)).map(({ symbol }) => symbol);
      const madeUp = [...element.latinName.slice(1)].map((letter) => `${initial}${letter}`);
      return {
        ...common(element),
        question: say`What is the chemical symbol for ${element.called}?`,
        right: element.symbol,
        wrong: [...random.shuffle([...new Set([...alike, ...madeUp])]), ...random.shuffle(everySymbol)],
      };
    });
}

/** "Which element has the symbol Sn?" Wrong are elements that begin with the letter of the symbol. */
export function elementsOfSymbols(language: ContentLanguage): Draft[] {
  const all = elementsIn(language);
  return all
    .filter(({ symbol }) => language !== 'en' || !symbolsAsked.has(symbol))
    .map((element) => {
      const shuffled = seededRandom(`element ${element.symbol}`).shuffle(all);
      const initial = element.symbol.charAt(0);
      const alike = shuffled.filter(({ latinName }) => latinName.startsWith(initial));
      return {
        ...common(element),
        question: say`Which element is written with the symbol ${element.symbol}?`,
        right: element.name,
        wrong: [...alike, ...shuffled].map(({ name }) => name),
      };
    });
}

/** "What is the atomic number of carbon?" Wrong are near numbers and those a row of the table away. */
export function atomicNumbers(language: ContentLanguage): Draft[] {
  return elementsIn(language)
    .filter(({ number }) => number > 1 && number <= 92)
    .map((element) => {
      const steps = seededRandom(`number ${element.symbol}`).shuffle([-8, -2, -1, 1, 2, 8, 18]);
      return {
        ...common(element),
        difficulty: Math.min(5, difficulties[element.fame] + 1),
        question: say`What is the atomic number of ${element.called}?`,
        right: `${element.number}`,
        wrong: steps
          .map((step) => element.number + step)
          .filter((number) => number > 0)
          .map(String),
      };
    });
}

/** "Which element comes right after carbon in the periodic table?" */
export function followingElements(language: ContentLanguage): Draft[] {
  const all = elementsIn(language);
  return all.slice(0, -1).map((element, index) => {
    const near = [-3, -2, -1, 2, 3, 4]
      .map((step) => index + step)
      .flatMap((at) => all.at(Math.max(at, 0)) ?? []);
    const next = all[index + 1];
    return {
      number: element.number,
      difficulty: element.number <= 36 ? 3 : element.number <= 92 ? 4 : 5,
      question: say`Which element comes right after ${element.called} in the periodic table?`,
      right: next?.name ?? '',
      wrong: seededRandom(`after ${element.symbol}`)
        .shuffle(near)
        .map(({ name }) => name),
      note: say`${element.name} has the atomic number ${element.number}, and ${next?.called ?? ''} has the number ${element.number + 1}.`,
    };
  });
}

/** "To which family of elements does calcium belong?" */
export function familiesOfElements(language: ContentLanguage): Draft[] {
  const all = elementsIn(language);
  const families = elementFamilies.map(({ names }) => names[language]);
  return elementFamilies.flatMap(({ numbers, names }) =>
    all
      .filter(({ number }) => numbers.includes(number))
      .map((element) => ({
        ...common(element),
        difficulty: Math.min(5, difficulties[element.fame] + 1),
        question: say`To which family of the periodic table does ${element.called} belong?`,
        right: names[language],
        wrong: seededRandom(`family ${element.symbol}`).shuffle(families),
        note: say`${element.name} (${element.symbol}, number ${element.number}) is one of the ${inSentence(names[language], language)}.`,
      })),
  );
}

function inSentence(family: string, language: ContentLanguage): string {
  return language === 'en' ? family.toLowerCase() : family;
}
