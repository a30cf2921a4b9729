import { say } from '../message.ts';
import { fraction, results, type Topic, tex } from './exercise.ts';

export const logarithms: Topic = (random) => {
  const base = random.pick([2, 3, 4, 5, 6, 7, 10]);
  const exponent = random.between(2, base > 5 ? 4 : 6);
  const isNegative = random.between(0, 2) === 0;
  const isSum = !isNegative && random.between(0, 1) === 1;
  const power = base ** exponent;
  const logarithm = (argument: number | string): string => `\\log_{${base}} ${argument}`;
  if (isSum) {
    const first = random.between(2, exponent + 1);
    const right = exponent + first;
    return {
      difficulty: 4,
      question: say`What is ${tex(`${logarithm(power)} + ${logarithm(base ** first)}`)}?`,
      // Multiplied instead of added, the base added, one logarithm forgotten.
      ...results(right, [exponent * first, base + right, exponent, right + 1]),
      note: say`The exponents are added: ${tex(`${exponent} + ${first} = ${right}`)}.`,
    };
  }
  const argument = isNegative ? `\\frac{1}{${power}}` : power;
  const right = isNegative ? -exponent : exponent;
  return {
    difficulty: isNegative ? 4 : 3,
    question: say`What is ${tex(logarithm(argument))}?`,
    // Divided by the base, counted one too many, the sign or the reciprocal mistaken.
    ...results(right, [power / base, right + 1, -right, fraction(1, exponent)]),
    note: say`${tex(`${base}^{${right}} = ${argument}`)}, and the logarithm is the exponent.`,
  };
};

const halves = ['0', '\\frac{1}{2}', '\\frac{\\sqrt{2}}{2}', '\\frac{\\sqrt{3}}{2}', '1'];
const steps = [0, 30, 45, 60, 90];
const tangents = ['0', '\\frac{\\sqrt{3}}{3}', '1', '\\sqrt{3}'];

/** Sines, cosines and tangents that are known exactly. */
export const trigonometry: Topic = (random) => {
  const angle = random.pick([0, 30, 45, 60, 90, 120, 135, 150, 180]);
  const name = random.pick(angle === 90 ? (['sin', 'cos'] as const) : (['sin', 'cos', 'tan'] as const));
  const acute = angle > 90 ? 180 - angle : angle;
  const place = steps.indexOf(acute);
  const size = { sin: halves[place], cos: halves[4 - place], tan: tangents[place] }[name] ?? '0';
  const isNegative = angle > 90 && name !== 'sin' && size !== '0';
  const signed = isNegative ? `-${size}` : size;
  // The other function, the sign, another angle.
  const others = (name === 'tan' ? [...tangents, '-1'] : [...halves, '-1']).filter((value) => value !== size);
  const opposite = size === '0' ? '-1' : isNegative ? size : `-${size}`;
  return {
    difficulty: angle > 90 ? 5 : 4,
    question: say`What is ${tex(`\\${name} ${angle}^{\\circ}`)}?`,
    ...results(signed, [opposite, ...random.shuffle(others)]),
    note: say`${tex(`\\${name} ${angle}^{\\circ} = ${signed}`)}, as the triangle with this angle in the unit circle shows.`,
  };
};

export const sequences: Topic = (random) => {
  const [first, step, count] = [random.between(1, 12), random.between(2, 9), random.between(6, 12)];
  const isArithmetic = random.between(0, 2) > 0;
  if (isArithmetic) {
    const right = first + (count - 1) * step;
    const shown = [0, 1, 2, 3].map((index) => first + index * step).join(', ');
    return {
      difficulty: 3,
      question: say`Which is term number ${tex(count)} of the sequence ${tex(`${shown}, \\dots`)}?`,
      // One step too many or too few, the first term forgotten.
      ...results(right, [right + step, right - step, count * step, first * count]),
      note: say`${tex(count - 1)} steps of ${tex(step)} lead from ${tex(first)} to ${tex(`${first} + ${count - 1} \\cdot ${step} = ${right}`)}.`,
    };
  }
  const [ratio, place] = [random.between(2, 4), random.between(5, 7)];
  const right = first * ratio ** (place - 1);
  const shown = [0, 1, 2, 3].map((index) => first * ratio ** index).join(', ');
  return {
    difficulty: 4,
    question: say`Which is term number ${tex(place)} of the sequence ${tex(`${shown}, \\dots`)}?`,
    // One factor too many or too few, the last difference added instead.
    ...results(right, [
      right * ratio,
      right / ratio,
      right + ratio,
      2 * first * ratio ** 3 - first * ratio ** 2,
    ]),
    note: say`Each term is ${tex(ratio)} times the one before: ${tex(`${first} \\cdot ${ratio}^{${place - 1}} = ${right}`)}.`,
  };
};
