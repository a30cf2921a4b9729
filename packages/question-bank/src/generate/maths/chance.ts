import { say } from '../message.ts';
import { fraction, results, type Topic, tex } from './exercise.ts';

export const averages: Topic = (random) => {
  const numbers = Array.from({ length: 5 }, () => random.between(1, 30));
  const sorted = numbers.toSorted((one, other) => one - other);
  const total = numbers.reduce((sum, number) => sum + number, 0);
  const isMean = random.between(0, 1) === 1;
  const [mean, median, middle] = [total / 5, sorted[2] ?? 0, numbers[2] ?? 0];
  const shown = tex(numbers.join(',\\; '));
  const range = (sorted[4] ?? 0) - (sorted[0] ?? 0);
  return {
    difficulty: isMean ? 3 : 2,
    question: isMean ? say`What is the mean of ${shown}?` : say`What is the median of ${shown}?`,
    // Mean and median exchanged, not sorted first, divided wrongly, the range.
    ...results(
      isMean ? mean : median,
      isMean ? [median, total / 4, range, mean + 1] : [mean, middle, range, sorted[1] ?? 0],
    ),
    note: isMean
      ? say`The sum is ${tex(total)}, and ${tex(`${total} \\div 5 = ${mean}`)}.`
      : say`In order they are ${tex(sorted.join(',\\; '))}, and ${tex(median)} is in the middle.`,
  };
};

export const probabilities: Topic = (random) => {
  const [red, blue] = [random.between(2, 9), random.between(2, 9)];
  const all = red + blue;
  const kind = random.pick(['one', 'back', 'kept'] as const);
  if (kind === 'one')
    return {
      difficulty: 2,
      question: say`A bag holds ${tex(red)} red and ${tex(blue)} blue balls. What is the probability of drawing a red one?`,
      // Compared with the other colour, the other colour, one of all.
      ...results(fraction(red, all), [
        fraction(red, blue),
        fraction(blue, all),
        fraction(1, red),
        fraction(1, all),
      ]),
      note: say`${tex(red)} of the ${tex(all)} balls are red: ${tex(fraction(red, all))}.`,
    };
  const withReturn = fraction(red * red, all * all);
  const withoutReturn = fraction(red * (red - 1), all * (all - 1));
  const isReturned = kind === 'back';
  return {
    difficulty: isReturned ? 4 : 5,
    question: isReturned
      ? say`A bag holds ${tex(red)} red and ${tex(blue)} blue balls. Two are drawn, the first is put back. What is the probability of two red ones?`
      : say`A bag holds ${tex(red)} red and ${tex(blue)} blue balls. Two are drawn, none is put back. What is the probability of two red ones?`,
    // Put back or not, added instead of multiplied, only one draw.
    ...results(isReturned ? withReturn : withoutReturn, [
      isReturned ? withoutReturn : withReturn,
      fraction(red, all),
      fraction(red * blue, all * all),
      fraction(2 * red, 2 * all - 1),
    ]),
    note: say`Both draws are multiplied: ${tex(
      isReturned
        ? `\\frac{${red}}{${all}} \\cdot \\frac{${red}}{${all}} = ${withReturn}`
        : `\\frac{${red}}{${all}} \\cdot \\frac{${red - 1}}{${all - 1}} = ${withoutReturn}`,
    )}.`,
  };
};

export const combinations: Topic = (random) => {
  const [all, chosen] = [random.between(4, 12), random.between(2, 4)];
  const ordered = product(all, chosen);
  const unordered = ordered / product(chosen, chosen);
  const isOrdered = random.between(0, 1) === 1;
  return {
    difficulty: isOrdered ? 4 : 5,
    question: isOrdered
      ? say`In how many ways can the first ${tex(chosen)} places of a race with ${tex(all)} runners be filled?`
      : say`In how many ways can ${tex(chosen)} of ${tex(all)} people be chosen for a team?`,
    // Order counted or not, repetition allowed, multiplied simply.
    ...results(isOrdered ? ordered : unordered, [
      isOrdered ? unordered : ordered,
      all ** chosen,
      all * chosen,
      ordered / chosen,
    ]),
    note: isOrdered
      ? say`The order counts: ${tex(`${factors(all, chosen)} = ${ordered}`)}.`
      : say`The order does not count: ${tex(`\\binom{${all}}{${chosen}} = ${unordered}`)}.`,
  };
};

/** all · (all - 1) · …, so many factors. */
function product(all: number, count: number): number {
  return Array.from({ length: count }, (_, index) => all - index).reduce(
    (value, factor) => value * factor,
    1,
  );
}

function factors(all: number, count: number): string {
  return Array.from({ length: count }, (_, index) => all - index).join(' \\cdot ');
}
