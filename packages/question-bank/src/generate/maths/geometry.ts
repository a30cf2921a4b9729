import { say } from '../message.ts';
import { results, type Topic, tex } from './exercise.ts';

export const areas: Topic = (random) => {
  const [width, height] = [random.between(3, 24), random.between(2, 20)];
  const shape = random.pick(['rectangle', 'triangle', 'perimeter'] as const);
  const [area, perimeter] = [width * height, 2 * (width + height)];
  const right = { rectangle: area, triangle: area / 2, perimeter }[shape];
  const question = {
    rectangle: say`A rectangle is ${tex(width)} long and ${tex(height)} wide. What is its area?`,
    triangle: say`A triangle has a base of ${tex(width)} and a height of ${tex(height)}. What is its area?`,
    perimeter: say`A rectangle is ${tex(width)} long and ${tex(height)} wide. What is its perimeter?`,
  }[shape];
  const rule = {
    rectangle: `${width} \\cdot ${height} = ${right}`,
    triangle: `\\frac{1}{2} \\cdot ${width} \\cdot ${height} = ${right}`,
    perimeter: `2 \\cdot (${width} + ${height}) = ${right}`,
  }[shape];
  return {
    difficulty: shape === 'triangle' ? 3 : 2,
    question,
    // Area for perimeter, the half forgotten or put in, only two sides counted.
    ...results(
      right,
      shape === 'triangle'
        ? [area, width + height, area / 4, area * 2]
        : [shape === 'rectangle' ? perimeter : area, width + height, area / 2, area + width],
    ),
    note: shape === 'perimeter' ? say`The perimeter is ${tex(rule)}.` : say`The area is ${tex(rule)}.`,
  };
};

export const circles: Topic = (random) => {
  const radius = random.between(2, 20);
  const isArea = random.between(0, 1) === 1;
  const givesDiameter = random.between(0, 1) === 1;
  const pi = (factor: number): string => `${factor === 1 ? '' : factor}\\pi`;
  const right = isArea ? radius ** 2 : 2 * radius;
  const given = tex(givesDiameter ? 2 * radius : radius);
  const ofArea = givesDiameter
    ? say`What is the area of a circle with the diameter ${given}?`
    : say`What is the area of a circle with the radius ${given}?`;
  const ofCircumference = givesDiameter
    ? say`What is the circumference of a circle with the diameter ${given}?`
    : say`What is the circumference of a circle with the radius ${given}?`;
  return {
    difficulty: givesDiameter ? 4 : 3,
    question: isArea ? ofArea : ofCircumference,
    // Area for circumference, diameter for radius, the two forgotten or put in.
    ...results(
      pi(right),
      (isArea
        ? [2 * radius, 4 * radius ** 2, radius, 2 * radius ** 2]
        : [radius ** 2, 4 * radius, radius, 2 * radius ** 2]
      ).map(pi),
    ),
    note: isArea
      ? say`The area is ${tex(`\\pi r^{2}`)} with ${tex(`r = ${radius}`)}.`
      : say`The circumference is ${tex('2 \\pi r')} with ${tex(`r = ${radius}`)}.`,
  };
};

/** Right-angled triangles with whole sides. */
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
  [28, 45, 53],
] as const;

export const pythagoras: Topic = (random) => {
  const [one, other, longest] = random.pick(triples);
  const scale = random.between(1, longest < 20 ? 6 : 2);
  const [a, b, c] = [one * scale, other * scale, longest * scale];
  const asksLongest = random.between(0, 1) === 1;
  return {
    difficulty: asksLongest ? 3 : 4,
    question: asksLongest
      ? say`The legs of a right triangle are ${tex(a)} and ${tex(b)}. How long is the hypotenuse?`
      : say`A right triangle has the hypotenuse ${tex(c)} and a leg ${tex(a)}. How long is the other leg?`,
    // Sides added or subtracted instead of their squares, the root forgotten.
    ...results(
      asksLongest ? c : b,
      asksLongest ? [a + b, c + scale, b - a + b, c ** 2] : [c - a, c + a, b + scale, b ** 2],
    ),
    note: say`By the theorem of Pythagoras ${tex(`${a}^{2} + ${b}^{2} = ${c}^{2}`)}.`,
  };
};

export const angles: Topic = (random) => {
  const isPolygon = random.between(0, 2) === 0;
  const degrees = (angle: number): string => `${angle}^{\\circ}`;
  if (isPolygon) {
    const corners = random.between(4, 20);
    const right = (corners - 2) * 180;
    return {
      difficulty: 4,
      question: say`What is the sum of the inner angles of a convex polygon with ${tex(corners)} corners?`,
      ...results(degrees(right), [corners * 180, (corners - 1) * 180, 360, (corners - 2) * 90].map(degrees)),
      note: say`It can be cut into ${tex(corners - 2)} triangles of ${tex(degrees(180))} each: ${tex(degrees(right))}.`,
    };
  }
  const [alpha, beta] = [random.between(20, 95), random.between(15, 80)];
  const right = 180 - alpha - beta;
  return {
    difficulty: 2,
    question: say`Two angles of a triangle are ${tex(degrees(alpha))} and ${tex(degrees(beta))}. How large is the third?`,
    // One angle forgotten, the wrong total.
    ...results(degrees(right), [180 - alpha, alpha + beta, 360 - alpha - beta, right + 10].map(degrees)),
    note: say`The angles of a triangle make ${tex(degrees(180))}: ${tex(`180 - ${alpha} - ${beta} = ${right}`)}.`,
  };
};

export const volumes: Topic = (random) => {
  const [a, b, c] = [random.between(2, 9), random.between(3, 10), random.between(4, 12)];
  const solid = random.pick(['box', 'cylinder', 'cone'] as const);
  const question = {
    box: say`A box has the edges ${tex(a)}, ${tex(b)} and ${tex(c)}. What is its volume?`,
    cylinder: say`A cylinder has the radius ${tex(a)} and the height ${tex(b)}. What is its volume?`,
    cone: say`A cone has the radius ${tex(a)} and the height ${tex(3 * b)}. What is its volume?`,
  }[solid];
  const pi = (factor: number): string => `${factor}\\pi`;
  const round = a * a * b;
  const answers = {
    // Edges added, the surface, a half put in.
    box: results(a * b * c, [a + b + c, 2 * (a * b + b * c + a * c), (a * b * c) / 2, a * b + c]),
    // The square forgotten, the surface, the diameter taken.
    cylinder: results(pi(round), [2 * a * b, a * b, 4 * round, a * b * b].map(pi)),
    // The third forgotten or a half in its place.
    cone: results(pi(round), [3 * round, a * b, a * b * 3, round * 2].map(pi)),
  }[solid];
  const rule = {
    box: `a \\cdot b \\cdot c = ${a * b * c}`,
    cylinder: `\\pi r^{2} h = ${pi(round)}`,
    cone: `\\frac{1}{3} \\pi r^{2} h = ${pi(round)}`,
  }[solid];
  return {
    difficulty: solid === 'box' ? 2 : 4,
    question,
    ...answers,
    note: say`The volume is ${tex(rule)}.`,
  };
};
