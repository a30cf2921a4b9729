import { say } from '../message.ts';
import { fraction, plus, polynomial, results, type Topic, term, tex } from './exercise.ts';

export const linearEquations: Topic = (random) => {
  const [a, x, b] = [random.between(2, 12), random.between(-9, 12), random.between(-20, 20) || 5];
  const c = a * x + b;
  const equation = `${term(a)}${plus(b)} = ${c}`;
  return {
    difficulty: x < 0 || b < 0 ? 3 : 2,
    question: say`Solve ${tex(equation)}.`,
    // The number brought over with the wrong sign, subtracted instead of divided, the sign of the result.
    ...results(`x = ${x}`, [`x = ${fraction(c + b, a)}`, `x = ${c - b - a}`, `x = ${-x}`, `x = ${x + 1}`]),
    note: say`${tex(`${term(a)} = ${c - b}`)}, and division by ${tex(a)} gives ${tex(`x = ${x}`)}.`,
  };
};

export const powers: Topic = (random) => {
  const [m, n] = [random.between(2, 9), random.between(2, 9)];
  const base = random.pick(['a', 'x', '2', '3', '5', '7', '10']);
  const power = (exponent: number): string => `${base}^{${exponent}}`;
  const kind = random.pick(['product', 'power', 'quotient'] as const);
  const [formula, exponent] = {
    product: [`${power(m)} \\cdot ${power(n)}`, m + n] as const,
    power: [`(${power(m)})^{${n}}`, m * n] as const,
    quotient: [`${power(m + n)} \\div ${power(n)}`, m] as const,
  }[kind];
  const shown = tex(`${formula} = ${power(exponent)}`);
  const note = {
    product: say`Here the exponents are added: ${shown}.`,
    power: say`Here the exponents are multiplied: ${shown}.`,
    quotient: say`Here the exponents are subtracted: ${shown}.`,
  }[kind];
  const mistaken = {
    product: [m * n, Math.abs(m - n), m + n + 1],
    power: [m + n, m ** 2, m * n + 1],
    quotient: [m + 2 * n, m + n, m + 1, (m + n) * n],
  }[kind].map(power);
  return {
    difficulty: 3,
    question: say`Write ${tex(formula)} as one power.`,
    ...results(power(exponent), mistaken),
    note,
  };
};

export const roots: Topic = (random) => {
  const [k, m] = [random.between(2, 9), random.pick([2, 3, 5, 6, 7, 10, 11, 13])];
  const radicand = k * k * m;
  const root = (factor: number, inner: number): string => `${factor}\\sqrt{${inner}}`;
  return {
    difficulty: 3,
    question: say`Simplify ${tex(`\\sqrt{${radicand}}`)}.`,
    // The square left standing, the numbers exchanged, the root halved.
    ...results(root(k, m), [root(k * k, m), root(m, k), root(k, m + 1), `${(k * k * m) / 2}`]),
    note: say`${tex(`${radicand} = ${k * k} \\cdot ${m}`)}, and ${tex(`\\sqrt{${k * k}} = ${k}`)}.`,
  };
};

export const expanding: Topic = (random) => {
  const [a, b] = [random.between(-9, 9) || 4, random.between(-9, 9) || -3];
  const isSquare = a === b;
  const formula = isSquare ? `(x${plus(a)})^{2}` : `(x${plus(a)})(x${plus(b)})`;
  const right = polynomial([1, a + b, a * b]);
  return {
    difficulty: a < 0 || b < 0 ? 4 : 3,
    question: say`Expand ${tex(formula)}.`,
    // The middle forgotten, sum and product exchanged, a sign mistaken.
    ...results(right, [
      polynomial([1, 0, a * b]),
      polynomial([1, a * b, a + b]),
      polynomial([1, a + b, -a * b]),
      polynomial([1, -a - b, a * b]),
    ]),
    note: say`Multiply each with each: ${tex(`x^{2}${plus(b)}x${plus(a)}x${plus(a * b)} = ${right}`)}.`,
  };
};

export const quadraticEquations: Topic = (random) => {
  const [one, other] = [random.between(-9, 9), random.between(-9, 9)];
  const solution = (first: number, second: number): string =>
    first === second
      ? `x = ${first}`
      : `x_1 = ${Math.min(first, second)},\\; x_2 = ${Math.max(first, second)}`;
  const equation = `${polynomial([1, -one - other, one * other])} = 0`;
  return {
    difficulty: 4,
    question: say`Which are the solutions of ${tex(equation)}?`,
    // Signs mistaken, sum and product taken for the solutions.
    ...results(solution(one, other), [
      solution(-one, -other),
      solution(one, -other),
      solution(-one, other),
      solution(one + other, one * other),
    ]),
    note: say`The solutions have the sum ${tex(one + other)} and the product ${tex(one * other)}.`,
  };
};

export const simultaneousEquations: Topic = (random) => {
  const [x, y] = [random.between(-6, 9), random.between(-6, 9)];
  const [a, b] = [random.between(2, 5), random.between(1, 4)];
  const second = b === 1 ? 'y' : `${b}y`;
  return {
    difficulty: 4,
    question: say`What is ${tex('x')} if ${tex(`${a}x + ${second} = ${a * x + b * y}`)} and ${tex(`x + ${second} = ${x + b * y}`)}?`,
    // The other unknown, the sign, the difference not divided, the equations added.
    ...results(`x = ${x}`, [
      `x = ${y}`,
      `x = ${-x}`,
      `x = ${(a - 1) * x}`,
      `x = ${fraction((a + 1) * x + 2 * b * y, a + 1)}`,
    ]),
    note: say`Subtract the second equation from the first: ${tex(`${term(a - 1)} = ${(a - 1) * x}`)}, so ${tex(`x = ${x}`)}.`,
  };
};
