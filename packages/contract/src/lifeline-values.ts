import { z } from 'zod';
import { lifelines } from './lifelines.ts';

export const lifelineKey = z.enum(lifelines);

const percent = z.number().int().min(0).max(100);

/** What a lifeline showed; the same again when the attempt is resumed. */
export const lifelineEffect = z.union([
  /** fifty-fifty: the letters that stay. */
  z.object({ options: z.array(z.enum(['a', 'b', 'c', 'd', 'e'])) }),
  /** audience poll: whole percent, sum 100; only the options that the question has. */
  z.object({
    probability_a: percent,
    probability_b: percent,
    probability_c: percent.optional(),
    probability_d: percent.optional(),
    probability_e: percent.optional(),
  }),
  /** reset time: the question's new deadline, epoch milliseconds. */
  z.object({ deadline: z.number() }),
  z.object({ skipped: z.literal(true) }),
  /** double coins: in force for this quiz. */
  z.object({ armed: z.literal(true) }),
  /** hint: the letter at a place of the word, counted from 0 without spaces. */
  z.object({ position: z.number().int().min(0), letter: z.string() }),
]);
export type LifelineEffect = z.infer<typeof lifelineEffect>;
