import { type BadgeType, badges, badgeTypes } from '@quiz-arena/contract/badges';

/** Everything about a player that badges look at. Counters only grow unless they say otherwise. */
export interface BadgeFacts {
  /** Quiz zone attempts settled, won or not. */
  readonly quizZoneRuns: number;
  /** Random battles won that both players completed. */
  readonly completedRandomWins: number;
  /** Group battles in which the player had rank 1 and at least one opponent completed. */
  readonly completedGroupWins: number;
  readonly contestPrizes: number;
  /** Battles of two against a person with every answer right and within 4 s. */
  readonly flawlessDuels: number;
  /** Random battles won in a row up to now. */
  readonly randomWinsInRow: number;
  /** Least average seconds of a a guess the word run, see `solvingSeconds`; null: none. */
  readonly bestWordSeconds: number | null;
  /** The same of a fun and learn run. */
  readonly bestTextSeconds: number | null;
  /** Most questions of a quiz zone run with every answer right and no lifeline: `perfectQuestions`. */
  readonly largestPerfectRun: number;
  readonly correctAnswers: number;
  /** Rewards and winnings; refunds and returned stakes do not count. */
  readonly coinsEarned: number;
  /** Daily quiz days in a row up to now. */
  readonly dailyQuizDays: number;
  /** People registered with the player's code. */
  readonly referrals: number;
  /** Days in a row up to now. */
  readonly daysInRow: number;
}

/** The facts and, for power_elite, how many badges are unlocked. */
type BadgeCondition = (facts: BadgeFacts, counter: number, unlocked: number) => boolean;

/**
 * When each badge is earned; `counter` is badge_counter, the number that an operator may set.
 * "More than" is more than, everything else is at least. Source: rest-api, "Badges".
 */
export const badgeConditions: Readonly<Record<BadgeType, BadgeCondition>> = {
  dashing_debut: (facts, counter) => facts.quizZoneRuns >= counter,
  combat_winner: (facts, counter) => facts.completedRandomWins >= counter,
  clash_winner: (facts, counter) => facts.completedGroupWins >= counter,
  most_wanted_winner: (facts, counter) => facts.contestPrizes >= counter,
  ultimate_player: (facts) => facts.flawlessDuels > 0,
  quiz_warrior: (facts, counter) => facts.randomWinsInRow >= counter,
  super_sonic: (facts, counter) => facts.bestWordSeconds !== null && facts.bestWordSeconds <= counter,
  flashback: (facts, counter) => facts.bestTextSeconds !== null && facts.bestTextSeconds <= counter,
  brainiac: (facts, counter) => facts.largestPerfectRun >= counter,
  big_thing: (facts, counter) => facts.correctAnswers >= counter,
  elite: (facts, counter) => facts.coinsEarned > counter,
  thirsty: (facts, counter) => facts.dailyQuizDays >= counter,
  power_elite: (_, counter, unlocked) => unlocked > counter,
  sharing_caring: (facts, counter) => facts.referrals > counter,
  streak: (facts, counter) => facts.daysInRow >= counter,
};

/** badge_counter of every badge, as the contract's table has it by default. */
export const defaultCounters = Object.fromEntries(
  badgeTypes.map((type) => [type, badges[type].counter]),
) as Readonly<Record<BadgeType, number>>;

/**
 * The badges that `facts` newly unlock, in their fixed order. An unlocked badge stays unlocked; power_elite
 * counts those unlocked at the same time, not itself.
 */
export function findNewBadges(
  facts: BadgeFacts,
  unlocked: ReadonlySet<BadgeType>,
  counters: Readonly<Record<BadgeType, number>> = defaultCounters,
): BadgeType[] {
  const isNew = (type: BadgeType, count: number) =>
    !unlocked.has(type) && badgeConditions[type](facts, counters[type], count);
  const others = badgeTypes.filter((type) => type !== 'power_elite' && isNew(type, 0));
  const count = unlocked.size + others.length;
  return badgeTypes.filter((type) => (type === 'power_elite' ? isNew(type, count) : others.includes(type)));
}
