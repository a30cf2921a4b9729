import { type BadgeType, badges, badgeTypes } from '@quiz-arena/contract/badges';
import type { AttemptType } from '@quiz-arena/contract/modes';
import { type BadgeRun, perfectQuestions, solvingSeconds } from './badge-run.ts';

/** How what is counted for a badge is held against its badge_counter. */
type Bar = 'at-least' | 'more-than' | 'at-most';

/** Source: rest-api, "Badges". */
const bars: Readonly<Record<BadgeType, Bar>> = {
  dashing_debut: 'at-least',
  combat_winner: 'at-least',
  clash_winner: 'at-least',
  most_wanted_winner: 'at-least',
  /** Its counter is 0: one flawless battle is enough. */
  ultimate_player: 'more-than',
  quiz_warrior: 'at-least',
  super_sonic: 'at-most',
  flashback: 'at-most',
  brainiac: 'at-least',
  big_thing: 'at-least',
  elite: 'more-than',
  thirsty: 'at-least',
  power_elite: 'more-than',
  sharing_caring: 'more-than',
  streak: 'at-least',
};

/**
 * Whether `value` earns a badge: a count (answers, coins, wins, people, days, badges) or, for super_sonic and
 * flashback, average seconds. Null: there is nothing to be held against the counter.
 */
export function isBadgeEarned(badge: BadgeType, value: number | null): boolean {
  if (value === null) return false;
  const { counter } = badges[badge];
  switch (bars[badge]) {
    case 'at-least':
      return value >= counter;
    case 'more-than':
      return value > counter;
    case 'at-most':
      return value <= counter;
  }
}

/** The badges that one player's part in a battle of two people earns. */
export function duelBadges(duel: {
  readonly isRandom: boolean;
  readonly isWinner: boolean;
  /** Both were there to the end. */
  readonly isCompleted: boolean;
  /** Every answer right and within 4 s. */
  readonly isFlawless: boolean;
  /** Random battles won in a row, this one included. */
  readonly winsInRow: number;
}): BadgeType[] {
  const isRandomWin = duel.isRandom && duel.isWinner;
  return earned({
    combat_winner: isRandomWin && duel.isCompleted ? 1 : 0,
    ultimate_player: duel.isFlawless ? 1 : 0,
    quiz_warrior: isRandomWin ? duel.winsInRow : 0,
  });
}

/** The badges that one player's part in a group battle earns. */
export function groupBadges(group: {
  /** Rank 1, and still in at the end. */
  readonly isWinner: boolean;
  /** At least one other was there to the end. */
  readonly hadOpponent: boolean;
}): BadgeType[] {
  return earned({ clash_winner: group.isWinner && group.hadOpponent ? 1 : 0 });
}

/** The badges that one solo run earns, whatever was earned before. */
export function runBadges(
  quizType: AttemptType,
  /** `isFinished`: every question was answered, skipped or timed out, none left behind. */
  run: BadgeRun & { readonly isFinished: boolean },
): BadgeType[] {
  switch (quizType) {
    case '1':
      return earned({ dashing_debut: run.isFinished ? 1 : 0, brainiac: perfectQuestions(run) });
    case '2':
      return earned({ flashback: solvingSeconds(run) });
    case '3':
      return earned({ super_sonic: solvingSeconds(run) });
    default:
      return [];
  }
}

/** In their fixed order. */
function earned(values: Readonly<Partial<Record<BadgeType, number | null>>>): BadgeType[] {
  return badgeTypes.filter((badge) => isBadgeEarned(badge, values[badge] ?? null));
}
