import { say } from '../message.ts';
import { equal, fraction, greatestDivisor, results, type Topic, tex } from './exercise.ts';

function bar(numerator: number, denominator: number): string {
  return `\\frac{${numerator}}{${denominator}}`;
}

export const addingFractions: Topic = (random) => {
  const [b, d] = [random.between(2, 9), random.between(2, 12)];
  const [a, c] = [random.between(1, b - 1), random.between(1, d - 1)];
  const formula = `${bar(a, b)} + ${bar(c, d)}`;
  const right = fraction(a * d + c * b, b * d);
  const common = (b * d) / greatestDivisor(b, d);
  return {
    difficulty: b === d ? 2 : 3,
    question: say`What is ${tex(formula)}?`,
    // Numerators and denominators added, numerators not expanded, multiplied instead of added.
    ...results(right, [
      fraction(a + c, b + d),
      fraction(a + c, b * d),
      fraction(a * c, b * d),
      fraction(a * d + c * b, b + d),
    ]),
    note: say`Bring both to one denominator: ${tex(`${bar((a * common) / b, common)} + ${bar((c * common) / d, common)} = ${right}`)}.`,
  };
};

export const multiplyingFractions: Topic = (random) => {
  const [b, d] = [random.between(2, 9), random.between(3, 9)];
  const [a, c] = [random.between(1, b - 1), random.between(2, d - 1)];
  const isProduct = random.between(0, 1) === 1;
  const formula = `${bar(a, b)} ${isProduct ? '\\cdot' : '\\div'} ${bar(c, d)}`;
  const [product, quotient] = [fraction(a * c, b * d), fraction(a * d, b * c)];
  const right = isProduct ? product : quotient;
  return {
    difficulty: isProduct ? 2 : 3,
    question: say`What is ${tex(formula)}?`,
    // The second fraction turned over or not, the first one instead, added as for a sum.
    ...results(right, [
      isProduct ? quotient : product,
      fraction(b * c, a * d),
      fraction(a + c, b + d),
      fraction(a * c, b + d),
    ]),
    note: isProduct
      ? say`Multiply numerators and denominators: ${tex(equal(bar(a * c, b * d), right))}.`
      : say`Turn the second fraction over and multiply: ${tex(`${bar(a, b)} \\cdot ${bar(d, c)} = ${right}`)}.`,
  };
};

export const percentages: Topic = (random) => {
  const percent = random.pick([5, 10, 15, 20, 25, 30, 40, 60, 75, 80]);
  const whole = random.between(2, 24) * 20;
  const part = (whole * percent) / 100;
  const kind = random.pick(['part', 'less', 'more'] as const);
  const right = kind === 'part' ? part : kind === 'less' ? whole - part : whole + part;
  const question = {
    part: say`What is ${tex(`${percent}\\,\\%`)} of ${tex(whole)}?`,
    less: say`A price of ${tex(whole)} falls by ${tex(`${percent}\\,\\%`)}. What is it now?`,
    more: say`A price of ${tex(whole)} rises by ${tex(`${percent}\\,\\%`)}. What is it now?`,
  }[kind];
  return {
    difficulty: kind === 'part' ? 2 : 3,
    question,
    // The part for the whole or the other way round, the percentage taken as an amount, the point moved.
    ...results(
      right,
      kind === 'part'
        ? [whole - part, percent, part * 10, whole + part].filter((wrong) => wrong < whole * 2)
        : [
            part,
            kind === 'less' ? whole - percent : whole + percent,
            kind === 'less' ? whole + part : whole - part,
          ],
    ),
    note: say`${tex(`${percent}\\,\\%`)} of ${tex(whole)} is ${tex(`\\frac{${percent}}{100} \\cdot ${whole} = ${part}`)}.`,
  };
};

export const ratios: Topic = (random) => {
  const [first, second] = [random.between(1, 7), random.between(2, 9)];
  const common = greatestDivisor(first, second);
  const unit = random.between(2, 15);
  const total = (first + second) * unit;
  const right = Math.max(first, second) * unit;
  return {
    difficulty: common === 1 ? 3 : 2,
    question: say`${tex(total)} is shared in the ratio ${tex(`${first} : ${second}`)}. How much is the larger share?`,
    // The smaller share, one part, the total divided by the number of the ratio.
    ...results(
      right,
      [
        Math.min(first, second) * unit,
        unit,
        total - unit,
        Math.round(total / Math.max(first, second)),
      ].filter((wrong) => first !== second && wrong > 0),
    ),
    note: say`There are ${tex(`${first} + ${second} = ${first + second}`)} parts of ${tex(unit)} each, so the larger share is ${tex(right)}.`,
  };
};
