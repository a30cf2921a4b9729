import { say } from '../message.ts';
import { equal, fraction, plus, polynomial, results, type Topic, term, tex } from './exercise.ts';

export const derivatives: Topic = (random) => {
  const kind = random.pick(['polynomial', 'polynomial', 'chain', 'exponential', 'sine'] as const);
  const [a, n, b] = [random.between(2, 7), random.between(2, 5), random.between(-9, 9) || 4];
  if (kind === 'polynomial') {
    const power = (coefficient: number, exponent: number): string =>
      `${term(coefficient, exponent)}${b < 0 ? ' - ' : ' + '}${Math.abs(b)}`;
    const function_ = `${term(a, n)}${b < 0 ? ' - ' : ' + '}${term(Math.abs(b))}`;
    return {
      difficulty: 3,
      question: say`What is the derivative of ${tex(`f(x) = ${function_}`)}?`,
      // The exponent not lowered or not brought down, integrated instead, the second term kept.
      ...results(power(a * n, n - 1), [
        power(a * n, n),
        power(a, n - 1),
        `${term(a * n, n - 1)}${plus(b)}x`,
        power(a * (n - 1), n - 1),
      ]),
      note: say`The exponent comes down as a factor and is lowered by one: ${tex(`(x^{${n}})' = ${term(n, n - 1)}`)}.`,
    };
  }
  if (kind === 'chain') {
    const inner = `(${a}x${plus(b)})`;
    const outer = (factor: number, exponent: number): string =>
      `${factor}${inner}${exponent === 1 ? '' : `^{${exponent}}`}`;
    return {
      difficulty: 4,
      question: say`What is the derivative of ${tex(`f(x) = ${inner}^{${n}}`)}?`,
      // The inner derivative forgotten or taken as a power, the exponent not lowered.
      ...results(outer(a * n, n - 1), [
        outer(n, n - 1),
        outer(a * n, n),
        outer(a, n - 1),
        outer(a + n, n - 1),
      ]),
      note: say`By the chain rule the outer derivative is multiplied by the inner one, which is ${tex(a)}.`,
    };
  }
  const [inside, result, mistaken] =
    kind === 'exponential'
      ? ([`e^{${a}x}`, `${a}e^{${a}x}`, [`e^{${a}x}`, `${a}xe^{${a}x}`, `\\frac{1}{${a}}e^{${a}x}`]] as const)
      : ([
          `\\sin(${a}x)`,
          `${a}\\cos(${a}x)`,
          [`\\cos(${a}x)`, `-${a}\\cos(${a}x)`, `\\frac{1}{${a}}\\cos(${a}x)`],
        ] as const);
  const factor = random.between(2, 6);
  return {
    difficulty: 4,
    question: say`What is the derivative of ${tex(`f(x) = ${inside}${plus(factor)}x`)}?`,
    ...results(
      `${result}${plus(factor)}`,
      mistaken.map((wrong) => `${wrong}${plus(factor)}`),
    ),
    note: say`The inner derivative ${tex(a)} becomes a factor: ${tex(`(${inside})' = ${result}`)}.`,
  };
};

export const integrals: Topic = (random) => {
  const [n, upper] = [random.between(1, 3), random.between(1, 4)];
  const [a, b] = [random.between(1, 4) * (n + 1), random.between(-3, 6)];
  const [coefficient, isDefinite] = [a / (n + 1), random.between(0, 1) === 1];
  const integrand = polynomialOf(a, n, b);
  if (isDefinite) {
    const right = coefficient * upper ** (n + 1) + b * upper;
    return {
      difficulty: 4,
      question: say`What is ${tex(`\\int_0^{${upper}} (${integrand})\\, dx`)}?`,
      // Not divided by the new exponent, the function's value, the constant not integrated, differentiated.
      ...results(right, [
        a * upper ** (n + 1) + b * upper,
        a * upper ** n + b,
        coefficient * upper ** (n + 1) + b,
        a * n * upper ** (n - 1),
        right + upper,
      ]),
      note: say`An antiderivative is ${tex(polynomialOf(coefficient, n + 1, 0, b))}; its value at ${tex(upper)} is ${tex(right)}.`,
    };
  }
  const answer = (first: number, exponent: number): string => `${polynomialOf(first, exponent, 0, b)} + C`;
  return {
    difficulty: 4,
    question: say`What is ${tex(`\\int (${integrand})\\, dx`)}?`,
    // Not divided, the exponent not raised, divided by the old exponent or multiplied.
    ...results(answer(coefficient, n + 1), [
      answer(a, n + 1),
      `${polynomialOf(a * n, Math.max(1, n - 1), 0, b)} + C`,
      answer(coefficient, n + 2),
      answer(a * (n + 1), n + 1),
    ]),
    note: say`The exponent is raised by one and divides: ${tex(`\\int x^{${n}}\\, dx = \\frac{1}{${n + 1}}x^{${n + 1}} + C`)}.`,
  };
};

/** first·xⁿ + linear·x + constant; for n = 1 both terms in x are added up. */
function polynomialOf(first: number, power: number, constant: number, linear = 0): string {
  const coefficients = Array.from({ length: power + 1 }, () => 0);
  coefficients[0] = first;
  coefficients[power - 1] = (coefficients[power - 1] ?? 0) + linear;
  coefficients[power] = constant;
  return polynomial(coefficients);
}

export const limits: Topic = (random) => {
  const [a, b] = [random.between(2, 9), random.between(2, 9)];
  if (random.between(0, 1) === 1) {
    const [c, d] = [random.between(-9, 9) || 1, random.between(1, 9)];
    const degree = random.between(1, 3);
    return {
      difficulty: 4,
      question: say`What is ${tex(`\\lim_{x \\to \\infty} \\frac{${term(a, degree)}${plus(c)}}{${term(b, degree)}${plus(d)}}`)}?`,
      // The constants compared, the fraction turned over, taken for nothing or for infinite.
      ...results(fraction(a, b), [fraction(c, d), fraction(b, a), '0', '\\infty']),
      note: say`Only the highest powers count: ${tex(equal(`\\frac{${a}}{${b}}`, fraction(a, b)))}.`,
    };
  }
  const factor = random.between(1, 4);
  const place = random.between(1, 9);
  const front = factor === 1 ? '' : factor;
  return {
    difficulty: 4,
    question: say`What is ${tex(`\\lim_{x \\to ${place}} \\frac{${term(factor, 2)} - ${factor * place * place}}{x - ${place}}`)}?`,
    // Nothing over nothing taken for 0 or 1, only one factor put in.
    ...results(2 * factor * place, ['0', factor * place, '1', '\\infty', 2 * place]),
    note: say`The numerator is ${tex(`${front}(x - ${place})(x + ${place})`)}, so ${tex(`${front}(x + ${place})`)} remains.`,
  };
};
