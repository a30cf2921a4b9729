import { randomBytes } from 'node:crypto';
import type { Random } from '../../ports/random.ts';

/** Chance from the operating system. */
export const cryptoRandom: Random = { seed: () => randomBytes(16).toString('hex') };
