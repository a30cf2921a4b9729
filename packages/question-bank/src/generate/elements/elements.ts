import type { Draft } from '../draft.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Element, elementList } from './element-list.ts';

const difficulties = { 1: 1, 2: 3, 3: 4, 4: 5 } as const;

/** The written questions ask for these already. */
const symbolsAsked = new Set(['Au', 'K']);

function common({ number, symbol, name, fame }: Element) {
  return {
    number,
    difficulty: difficulties[fame],
    note: `${name} has the symbol ${symbol} and the atomic number ${number}.`,
  };
}

const everySymbol = elementList.map(({ symbol }) => symbol);

/** "What is the chemical symbol for tin?" Wrong are symbols that begin alike and such as one might make up. */
export function symbolsOfElements(): Draft[] {
  return elementList
    .filter(({ symbol }) => !symbolsAsked.has(symbol))
    .map((element) => {
      const random = seededRandom(`symbol ${element.symbol}`);
      const initial = element.name.charAt(0);
      const alike = elementList
        .filter(({ symbol }) => symbol.startsWith(initial))
        .map(({ symbol }) => symbol);
      const madeUp = [...element.name.slice(1)].map((letter) => `${initial}${letter}`);
      return {
        ...common(element),
        question: `What is the chemical symbol for ${element.name.toLowerCase()}?`,
        right: element.symbol,
        wrong: [...random.shuffle([...new Set([...alike, ...madeUp])]), ...random.shuffle(everySymbol)],
      };
    });
}

/** "Which element has the symbol Sn?" Wrong are elements that begin with the letter of the symbol. */
export function elementsOfSymbols(): Draft[] {
  return elementList
    .filter(({ symbol }) => !symbolsAsked.has(symbol))
    .map((element) => {
      const shuffled = seededRandom(`element ${element.symbol}`).shuffle(elementList);
      const initial = element.symbol.charAt(0);
      const alike = shuffled.filter(({ name }) => name.startsWith(initial));
      return {
        ...common(element),
        question: `Which element is written with the symbol ${element.symbol}?`,
        right: element.name,
        wrong: [...alike, ...shuffled].map(({ name }) => name),
      };
    });
}

/** "What is the atomic number of carbon?" Wrong are near numbers and those a row of the table away. */
export function atomicNumbers(): Draft[] {
  return elementList
    .filter(({ number }) => number > 1 && number <= 92)
    .map((element) => {
      const steps = seededRandom(`number ${element.symbol}`).shuffle([-8, -2, -1, 1, 2, 8, 18]);
      return {
        ...common(element),
        difficulty: Math.min(5, difficulties[element.fame] + 1),
        question: `What is the atomic number of ${element.name.toLowerCase()}?`,
        right: `${element.number}`,
        wrong: steps
          .map((step) => element.number + step)
          .filter((number) => number > 0)
          .map(String),
      };
    });
}

/** "Which element comes right after carbon in the periodic table?" */
export function followingElements(): Draft[] {
  return elementList.slice(0, -1).map((element, index) => {
    const near = [-3, -2, -1, 2, 3, 4]
      .map((step) => index + step)
      .flatMap((at) => elementList.at(Math.max(at, 0)) ?? []);
    const next = elementList[index + 1];
    return {
      number: element.number,
      difficulty: element.number <= 36 ? 3 : element.number <= 92 ? 4 : 5,
      question: `Which element comes right after ${element.name.toLowerCase()} in the periodic table?`,
      right: next?.name ?? '',
      wrong: seededRandom(`after ${element.symbol}`)
        .shuffle(near)
        .map(({ name }) => name),
      note: `${element.name} has the atomic number ${element.number}, and ${next?.name.toLowerCase()} has the number ${element.number + 1}.`,
    };
  });
}

/** Families by their members' numbers, without those that are counted in different ways. */
const families: Readonly<Record<string, readonly number[]>> = {
  'Alkali metals': [3, 11, 19, 37, 55, 87],
  'Alkaline earth metals': [4, 12, 20, 38, 56, 88],
  'Transition metals': [...range(22, 29), ...range(40, 47), ...range(72, 79)],
  Halogens: [9, 17, 35, 53, 85],
  'Noble gases': [2, 10, 18, 36, 54, 86],
  Lanthanoids: range(58, 70),
  Actinoids: range(90, 102),
};

/** "To which family of elements does calcium belong?" */
export function familiesOfElements(): Draft[] {
  return Object.entries(families).flatMap(([family, numbers]) =>
    elementList
      .filter(({ number }) => numbers.includes(number))
      .map((element) => ({
        ...common(element),
        difficulty: Math.min(5, difficulties[element.fame] + 1),
        question: `To which family of the periodic table does ${element.name.toLowerCase()} belong?`,
        right: family,
        wrong: seededRandom(`family ${element.symbol}`).shuffle(Object.keys(families)),
        note: `${element.name} (${element.symbol}, number ${element.number}) is one of the ${family.toLowerCase()}.`,
      })),
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
