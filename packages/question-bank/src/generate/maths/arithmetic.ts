import { say } from '../message.ts';
import { bracketed, results, type Topic, tex } from './exercise.ts';

export const addition: Topic = (random) => {
  const [one, other] = [random.between(24, 899), random.between(17, 899)];
  const isSum = random.between(0, 1) === 1;
  const [larger, smaller] = [Math.max(one, other), Math.min(one, other)];
  const right = isSum ? one + other : larger - smaller;
  const formula = isSum ? `${one} + ${other}` : `${larger} - ${smaller}`;
  return {
    difficulty: right > 999 ? 2 : 1,
    question: say`What is ${tex(formula)}?`,
    // A carry forgotten, a carry too many, one counted wrongly.
    ...results(
      right,
      random
        .shuffle([right - 10, right + 10, right + 1, right - 1, right + 100])
        .filter((wrong) => wrong > 0),
    ),
    note: say`Calculate ones, tens and hundreds one after the other: ${tex(`${formula} = ${right}`)}.`,
  };
};

export const multiplication: Topic = (random) => {
  const [one, other] = [random.between(3, 25), random.between(6, 25)];
  const isProduct = random.between(0, 1) === 1;
  const product = one * other;
  const right = isProduct ? product : other;
  const formula = isProduct ? `${one} \\cdot ${other}` : `${product} \\div ${one}`;
  return {
    difficulty: product > 200 ? 2 : 1,
    question: say`What is ${tex(formula)}?`,
    ...results(
      right,
      // One factor too many or too few, or the last digit kept and the tens wrong.
      isProduct
        ? random.shuffle([product + one, product - other, product + 10, product - 10])
        : random.shuffle([other + 1, other - 1, other + 2, other - 2, other + 10]),
    ),
    note: isProduct
      ? say`Split a factor: ${tex(`${one} \\cdot ${other} = ${one} \\cdot ${other - 1} + ${one} = ${right}`)}.`
      : say`Division is the reverse of multiplication: ${tex(`${one} \\cdot ${other} = ${product}`)}.`,
  };
};

export const orderOfOperations: Topic = (random) => {
  const [a, b, c] = [random.between(2, 19), random.between(2, 12), random.between(2, 9)];
  const isSum = random.between(0, 1) === 1;
  const hasBrackets = random.between(0, 1) === 1;
  const sign = isSum ? 1 : -1;
  const operator = isSum ? '+' : '-';
  const [productFirst, leftFirst] = [a + sign * b * c, (a + sign * b) * c];
  const formula = hasBrackets ? `(${a} ${operator} ${b}) \\cdot ${c}` : `${a} ${operator} ${b} \\cdot ${c}`;
  const right = hasBrackets ? leftFirst : productFirst;
  return {
    difficulty: right < 0 ? 3 : 2,
    question: say`What is ${tex(formula)}?`,
    // The other order, only one part multiplied, the sign mistaken.
    ...results(right, [
      hasBrackets ? productFirst : leftFirst,
      a * c + sign * b,
      a - sign * b * c,
      right + c,
    ]),
    note: hasBrackets
      ? say`What stands in brackets comes first: ${tex(`${bracketed(a + sign * b)} \\cdot ${c} = ${right}`)}.`
      : say`Multiplication comes before addition and subtraction: ${tex(`${a} ${operator} ${b * c} = ${right}`)}.`,
  };
};

export const negativeNumbers: Topic = (random) => {
  const [a, b] = [random.between(-15, 15) || 7, -random.between(2, 15)];
  const kind = random.pick(['+', '-', '\\cdot'] as const);
  const right = kind === '+' ? a + b : kind === '-' ? a - b : a * b;
  const formula = `${a} ${kind} ${bracketed(b)}`;
  const shown = tex(`${formula} = ${right}`);
  const note = {
    '+': say`Adding a negative number is subtracting its opposite: ${shown}.`,
    '-': say`Subtracting a negative number is adding its opposite: ${shown}.`,
    '\\cdot': say`Equal signs make a positive product, different signs a negative one: ${shown}.`,
  }[kind];
  return {
    difficulty: 2,
    question: say`What is ${tex(formula)}?`,
    // The sign of the result, or of one number, mistaken.
    ...results(right, [-right, kind === '+' ? a - b : a + b, kind === '\\cdot' ? a - b : -a + b, right + 2]),
    note,
  };
};
