import { type Draft, distinctWrong } from '../draft.ts';
import { render } from '../message.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';

/** A calculation; `wrong` are the results of typical mistakes, the most typical ones first. */
export type Exercise = Omit<Draft, 'number'>;

/** Makes one exercise after another. It may repeat itself: `series` leaves repetitions out. */
export type Topic = (random: SeededRandom) => Exercise;

/**
 * Different exercises of a topic with three wrong results each.
 *
 * @throws Error when the topic has too few of them
 */
export function series(name: string, topic: Topic, count: number): Draft[] {
  const random = seededRandom(name);
  const byQuestion = new Map<string, Exercise>();
  for (let tries = 0; byQuestion.size < count; tries++) {
    if (tries > count * 100) throw new Error(`${name} has only ${byQuestion.size} exercises`);
    const exercise = topic(random);
    if (distinctWrong(exercise).length >= 3) byQuestion.set(render(exercise.question, 'en'), exercise);
  }
  return [...byQuestion.values()].map((exercise, index) => ({ ...exercise, number: index + 1 }));
}

/** Sets a formula. */
export function tex(formula: string | number): string {
  return `$${formula}$`;
}

/** Right and wrong results that are plain numbers or formulas. */
export function results(right: string | number, wrong: readonly (string | number)[]) {
  return { right: tex(right), wrong: wrong.map(tex) };
}

/** A fraction in lowest terms; a whole number without a bar. The denominator must not be 0. */
export function fraction(numerator: number, denominator: number): string {
  const sign = numerator * denominator < 0 ? '-' : '';
  const [above, below] = [Math.abs(numerator), Math.abs(denominator)];
  const common = greatestDivisor(above, below);
  return below === common
    ? `${sign}${above / common}`
    : `${sign}\\frac{${above / common}}{${below / common}}`;
}

export function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** "2/8 = 1/4", or the one term when both look the same. */
export function equal(one: string, other: string): string {
  return one === other ? one : `${one} = ${other}`;
}

/** A number as the second summand: " + 3", " - 3". */
export function plus(number: number): string {
  return number < 0 ? ` - ${-number}` : ` + ${number}`;
}

/** A number in brackets when it is negative. */
export function bracketed(number: number): string {
  return number < 0 ? `(${number})` : `${number}`;
}

/** Coefficient and unknown: "x", "-x", "3x", "2x^{3}"; power 0 is the number alone. */
export function term(coefficient: number, power = 1): string {
  if (power === 0) return `${coefficient}`;
  const unknown = power === 1 ? 'x' : `x^{${power}}`;
  if (coefficient === 1) return unknown;
  return coefficient === -1 ? `-${unknown}` : `${coefficient}${unknown}`;
}

/** Terms from the highest power down, those with 0 left out: [3, 0, -2] is "3x^{2} - 2". */
export function polynomial(coefficients: readonly number[]): string {
  const terms = coefficients
    .map((coefficient, index) => ({ coefficient, power: coefficients.length - 1 - index }))
    .filter(({ coefficient }) => coefficient !== 0);
  if (terms.length === 0) return '0';
  return terms
    .map(({ coefficient, power }, index) => {
      if (index === 0) return term(coefficient, power);
      return coefficient < 0 ? ` - ${term(-coefficient, power)}` : ` + ${term(coefficient, power)}`;
    })
    .join('');
}
