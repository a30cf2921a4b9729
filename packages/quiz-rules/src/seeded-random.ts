/** A source of chance: each call gives the next number, 0 ≤ n < 1. */
export type Random = () => number;

/**
 * A repeatable source of chance: the same seed gives the same numbers on every machine. The generator is
 * sfc32 (Chris Doty-Humphrey, PractRand), 128 bits of state filled from the seed by cyrb128.
 * It is not for secrets: whoever knows the seed knows every number, so keep the seed on the server wherever
 * the outcome must not be foreseen.
 */
export function seededRandom(seed: string): Random {
  let [a, b, c, d] = hashSeed(seed);
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers of similar seeds resemble each other.
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

function hashSeed(seed: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i += 1) {
    const unit = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}
