import type { OptionLetter } from './option-letter.ts';
import type { Random } from './seeded-random.ts';
import { pick, pickBetween } from './shuffle.ts';

/** Fifty-fifty: the right option and one wrong one stay, in their old order. */
export function keepTwoOptions(
  letters: readonly OptionLetter[],
  right: OptionLetter,
  random: Random,
): OptionLetter[] {
  const wrong = pick(
    letters.filter((letter) => letter !== right),
    random,
  );
  return letters.filter((letter) => letter === right || letter === wrong);
}

/** Percentages of an audience, of the options that the question has. */
export type AudiencePoll = Readonly<Partial<Record<OptionLetter, number>>>;

/**
 * Audience poll: whole percentages, sum 100, at least 1 for each option, and more than half for the right one
 * (51 to 80; 100 if it is the only one), so that it is the largest whatever the others get.
 */
export function pollAudience(
  letters: readonly OptionLetter[],
  right: OptionLetter,
  random: Random,
): AudiencePoll {
  const wrong = letters.filter((letter) => letter !== right);
  const rightShare = wrong.length === 0 ? 100 : pickBetween(51, 80, random);
  const poll: Partial<Record<OptionLetter, number>> = { [right]: rightShare };
  let left = 100 - rightShare;
  for (const [i, letter] of wrong.entries()) {
    const others = wrong.length - 1 - i;
    const share = others === 0 ? left : pickBetween(1, left - others, random);
    poll[letter] = share;
    left -= share;
  }
  return poll;
}
