import type { CoinTitle } from '@quiz-arena/contract/coin-titles';
import type { AttemptType } from '@quiz-arena/contract/modes';
import type { SettingKey, Settings } from '@quiz-arena/contract/settings';
import { type ClockPolicy, clockDefaults } from '@quiz-arena/quiz-rules/attempt-clock';
import { type PayPolicy, payPolicies } from '@quiz-arena/quiz-rules/pay-policy';
import type { CoinPolicy, ScorePolicy } from '@quiz-arena/quiz-rules/score-solo';
import type { Told } from './attempt-run.ts';

/** All that tells one solo mode from another once its questions are drawn. A further mode is a further record. */
export interface AttemptPolicy {
  readonly quizType: AttemptType;
  /** The setting that switches the mode on. */
  readonly flag: SettingKey;
  readonly pay: PayPolicy;
  /** Title of the coins paid. */
  readonly coinTitle: CoinTitle;
  readonly clock: (settings: Settings) => ClockPolicy;
  readonly coins: (settings: Settings) => CoinPolicy;
  readonly score: (settings: Settings) => ScorePolicy;
  /** What is told after an answer. */
  readonly tells: (settings: Settings) => Told;
}

const quizZone: AttemptPolicy = {
  quizType: '1',
  flag: 'quiz_zone_mode',
  pay: payPolicies['1'],
  coinTitle: 'wonQuizZone',
  clock: (settings) => perQuestion(settings.quiz_zone_duration),
  coins: (settings) => ({
    maximumCoins: settings.maximum_winning_coins,
    fullPercentage: settings.minimum_coins_winning_percentage,
    winningPercentage: settings.quiz_winning_percentage,
  }),
  score: (settings) => ({
    creditPerCorrect: settings.quiz_zone_correct_answer_credit_score,
    deductPerWrong: settings.quiz_zone_wrong_answer_deduct_score,
  }),
  tells: (settings) => toldByAnswerMode(settings.answer_mode),
};

/** The modes that can be played. */
const policies: Partial<Record<AttemptType, AttemptPolicy>> = { '1': quizZone };

/** @throws Error for a mode without a policy: nothing opens attempts of it, so there is none to be played */
export function policyOf(quizType: AttemptType): AttemptPolicy {
  const policy = policies[quizType];
  if (policy === undefined) throw new Error(`no policy for attempts of type ${quizType}`);
  return policy;
}

function perQuestion(seconds: number): ClockPolicy {
  return { pacing: 'per-question', timeMs: seconds * 1000, ...clockDefaults };
}

/** Answer mode 1 colours the chosen option, 2 nothing, 3 the right one too. */
function toldByAnswerMode(mode: number): Told {
  if (mode === 2) return 'nothing';
  return mode === 3 ? 'answer' : 'verdict';
}
