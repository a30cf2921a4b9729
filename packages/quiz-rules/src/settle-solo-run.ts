import { highestUnlockedLevel, type LevelLadder, levelState } from './levels.ts';
import type { PayPolicy } from './pay-policy.ts';
import { type CoinPolicy, type RunTally, type ScorePolicy, type SoloScore, scoreSolo } from './score-solo.ts';

export interface SoloRun {
  readonly tally: RunTally;
  readonly pay: PayPolicy;
  readonly coinPolicy: CoinPolicy;
  readonly scorePolicy: ScorePolicy;
  /** Whether this text, category or subcategory was won before; counts for `first-win` only. */
  readonly wasWonBefore: boolean;
  /** The level played and the player's progress before this run; null where there are no levels. */
  readonly level: (LevelLadder & { readonly played: number }) | null;
  /** Whether this level gave the player board score earlier on the same day. */
  readonly hasScoredToday: boolean;
  /** The double-coins lifeline was used. */
  readonly isDoubled: boolean;
}

export type CoinReason = 'PAID' | 'LOST' | 'ALREADY_PAID' | 'ROUNDED_TO_ZERO' | 'MODE_PAYS_NOTHING';
export type ScoreReason = 'COUNTED' | 'LOST' | 'ALREADY_COUNTED' | 'MODE_PAYS_NOTHING';

export interface SoloSettlement {
  readonly result: SoloScore;
  /** Coins to pay, and why so many. */
  readonly coins: number;
  readonly coinReason: CoinReason;
  /** Score for the daily and monthly boards (a contest: its own board too); may be negative. */
  readonly boardScore: number;
  readonly scoreReason: ScoreReason;
  /** The player's progress after this run; null where there are no levels. */
  readonly level: {
    readonly highestWon: number;
    readonly highestUnlocked: number;
    /** The level that this win opened; null when none did. */
    readonly opened: number | null;
  } | null;
}

/**
 * Decides everything that a finished run changes. Every win unlocks the next level, also one between 30 and
 * 39 % whose coins round to 0; a level is paid with its first win, the last one too.
 * Source: rest-api, "Grading and coins", Solo; double coins: "Lifelines, hints, audio, multi match, exam".
 */
export function settleSoloRun(run: SoloRun): SoloSettlement {
  const result = scoreSolo(run.tally, run.coinPolicy, run.scorePolicy);
  const coinReason = explainCoins(run, result);
  const scoreReason = explainScore(run, result);
  return {
    result,
    coins: coinReason === 'PAID' ? result.coins * (run.isDoubled ? 2 : 1) : 0,
    coinReason,
    boardScore: scoreReason === 'COUNTED' ? result.score : 0,
    scoreReason,
    level: run.level && climb(run.level, result.isWon),
  };
}

function explainCoins(run: SoloRun, { isWon, coins }: SoloScore): CoinReason {
  if (run.pay === 'nothing' || run.pay === 'score-only') return 'MODE_PAYS_NOTHING';
  if (!isWon) return 'LOST';
  if (isPaidAlready(run)) return 'ALREADY_PAID';
  return coins > 0 ? 'PAID' : 'ROUNDED_TO_ZERO';
}

function explainScore(run: SoloRun, { isWon }: SoloScore): ScoreReason {
  if (run.pay === 'nothing') return 'MODE_PAYS_NOTHING';
  if (run.pay === 'score-only') return 'COUNTED';
  if (!isWon) return 'LOST';
  const isCountedAlready = run.pay === 'first-win' ? run.wasWonBefore : run.hasScoredToday;
  return isCountedAlready ? 'ALREADY_COUNTED' : 'COUNTED';
}

function isPaidAlready({ pay, level, wasWonBefore }: SoloRun): boolean {
  if (pay === 'first-win') return wasWonBefore;
  return level === null || levelState(level, level.played) !== 'open';
}

function climb(
  { levels, highestWon, played }: LevelLadder & { played: number },
  isWon: boolean,
): SoloSettlement['level'] {
  const before = { levels, highestWon };
  const mayClimb = isWon && levelState(before, played) === 'open';
  const after = { levels, highestWon: mayClimb ? played : highestWon };
  const highestUnlocked = highestUnlockedLevel(after);
  const hasOpened = highestUnlocked > highestUnlockedLevel(before);
  return { highestWon: after.highestWon, highestUnlocked, opened: hasOpened ? highestUnlocked : null };
}
