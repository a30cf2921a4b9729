/** What a won run pays in coins. */
export interface CoinPolicy {
  /** Coins of the full reward: maximum_winning_coins, or the mode's own. */
  readonly maximumCoins: number;
  /** Percentage from which the full reward is paid: minimum_coins_winning_percentage. */
  readonly fullPercentage: number;
  /** Percentage from which a run is won: quiz_winning_percentage. */
  readonly winningPercentage: number;
}

/** Score per answer: whole numbers, both positive. */
export interface ScorePolicy {
  readonly creditPerCorrect: number;
  readonly deductPerWrong: number;
}

export interface RunTally {
  /** Questions served to the player, answered or not. */
  readonly served: number;
  readonly correct: number;
}

export interface SoloScore extends RunTally {
  /** Everything that is not correct: wrong, skipped, timed out, never reached. */
  readonly wrong: number;
  /** correct × 100 / served, not rounded; 0 when nothing was served. */
  readonly percentage: number;
  readonly isWon: boolean;
  /** Coins that this result is worth; whether they are paid is `settleSoloRun`'s decision. */
  readonly coins: number;
  /** Score that this result is worth; may be negative. */
  readonly score: number;
}

/**
 * Grades a finished run: the percentage P = correct × 100 / served wins from `winningPercentage`;
 * coins = max when P ≥ full, else floor(max − (full − P) / 10), never below 0, none for a lost run;
 * score = correct × credit − wrong × deduct.
 * Source: rest-api, "Grading and coins", Solo.
 */
export function scoreSolo(tally: RunTally, coinPolicy: CoinPolicy, scorePolicy: ScorePolicy): SoloScore {
  const { served, correct } = tally;
  const wrong = served - correct;
  const isWon = reaches(tally, coinPolicy.winningPercentage);
  return {
    served,
    correct,
    wrong,
    percentage: served === 0 ? 0 : (correct * 100) / served,
    isWon,
    coins: isWon ? countCoins(tally, coinPolicy) : 0,
    score: correct * scorePolicy.creditPerCorrect - wrong * scorePolicy.deductPerWrong,
  };
}

/** Compares in whole numbers, so that no percentage is lost to rounding. */
function reaches({ served, correct }: RunTally, percentage: number): boolean {
  return served > 0 && correct * 100 >= percentage * served;
}

function countCoins(tally: RunTally, { maximumCoins, fullPercentage }: CoinPolicy): number {
  if (reaches(tally, fullPercentage)) return maximumCoins;
  const tenths = tally.served * 10;
  const missing = fullPercentage * tally.served - tally.correct * 100;
  return Math.max(0, Math.floor((maximumCoins * tenths - missing) / tenths));
}
