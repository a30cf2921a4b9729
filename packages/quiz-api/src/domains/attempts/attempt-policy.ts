import type { BadgeType } from '@quiz-arena/contract/badges';
import type { CoinTitle } from '@quiz-arena/contract/coin-titles';
import type { ErrorName } from '@quiz-arena/contract/errors';
import type { AttemptType } from '@quiz-arena/contract/modes';
import type { SettingKey, Settings } from '@quiz-arena/contract/settings';
import type { PayPolicy } from '@quiz-arena/quiz-rules/pay-policy';
import type { CoinPolicy, ScorePolicy } from '@quiz-arena/quiz-rules/score-solo';
import type { Transaction } from '../../db/database.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import type { AttemptRun, Told } from './attempt-run.ts';
import type { SettledAttempt } from './settled-attempt.ts';

/** All that tells one solo mode from another once its questions are drawn. A further mode is a further record. */
export interface AttemptPolicy {
  readonly quizType: AttemptType;
  /** The setting that switches the mode on; null: it is always on. */
  readonly flag: SettingKey | null;
  readonly pay: PayPolicy;
  /** Title of the coins paid; null where none are. */
  readonly coinTitle: CoinTitle | null;
  /** Time of a question, where an attempt has no time of its own. */
  readonly seconds: (settings: Settings, run: Pick<AttemptRun, 'questions'>) => number;
  readonly coins: (settings: Settings) => CoinPolicy;
  readonly score: (settings: Settings) => ScorePolicy;
  /** What is told after an answer. */
  readonly tells: (settings: Settings) => Told;
  /** A place can be played once; this is the answer to who wants to play it again. */
  readonly onceCode: Extract<ErrorName, 'ALREADY_PLAYED' | 'ALREADY_PLAYED_TODAY'> | null;
  /** Its answers count for statistics and badges. */
  readonly isCounted: boolean;
  /** What its review costs. */
  readonly reviewCoins: (settings: Settings) => number;
  /** What else a settlement changes, after coins and boards. @returns badges that this unlocked */
  readonly afterSettlement?: (
    tx: Transaction,
    settled: SettledAttempt,
    circumstances: AttemptCircumstances,
  ) => Promise<BadgeType[]>;
  /** Brings what `afterSettlement` wrote up to a corrected question. `CLOSED`: it stands as it is, all of it. */
  readonly afterRegrading?: (
    tx: Transaction,
    regraded: SettledAttempt,
    circumstances: AttemptCircumstances,
  ) => Promise<'CORRECTED' | 'CLOSED'>;
}
