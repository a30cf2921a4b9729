import type { AttemptType } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import { payPolicies } from '@quiz-arena/quiz-rules/pay-policy';
import { countDailyDay } from '../badges/count-daily-day.ts';
import { rescoreContest, scoreContest } from '../contests/score-contest.ts';
import { gradeExam, regradeExam } from '../exams/grade-exam.ts';
import type { AttemptPolicy } from './attempt-policy.ts';
import type { Told } from './attempt-run.ts';

/** Every way to play alone. */
const soloPolicies: { readonly [Type in AttemptType]: AttemptPolicy } = {
  '1': paying('1', 'quiz_zone_mode', 'wonQuizZone', (settings) => settings.quiz_zone_duration),
  '1.1': {
    ...unpaid('1.1', 'daily_quiz_mode', (settings) => settings.quiz_zone_duration),
    tells: ({ answer_mode }) => toldByAnswerMode(answer_mode),
    onceCode: 'ALREADY_PLAYED_TODAY',
    afterSettlement: countDailyDay,
  },
  '1.2': {
    ...unpaid('1.2', 'true_false_mode', (settings) => settings.true_false_quiz_in_seconds),
    tells: ({ answer_mode }) => toldByAnswerMode(answer_mode),
  },
  '2': {
    ...paying(
      '2',
      'fun_n_learn_question',
      'wonFunNLearn',
      (settings) => settings.fun_and_learn_time_in_seconds,
    ),
    score: (settings) => ({
      creditPerCorrect: settings.fun_n_learn_quiz_correct_answer_credit_score,
      deductPerWrong: settings.fun_n_learn_quiz_wrong_answer_deduct_score,
    }),
  },
  '3': {
    ...paying(
      '3',
      'guess_the_word_question',
      'wonGuessTheWord',
      (settings) => settings.guess_the_word_seconds,
    ),
    coins: (settings) => ({
      ...usualCoins(settings),
      maximumCoins: settings.guess_the_word_max_winning_coin,
    }),
    score: (settings) => ({
      creditPerCorrect: settings.guess_the_word_correct_answer_credit_score,
      deductPerWrong: settings.guess_the_word_wrong_answer_deduct_score,
    }),
  },
  '4': {
    ...paying('4', 'audio_mode_question', 'wonAudioQuiz', (settings) => settings.audio_quiz_seconds),
    score: (settings) => ({
      creditPerCorrect: settings.audio_quiz_correct_answer_credit_score,
      deductPerWrong: settings.audio_quiz_wrong_answer_deduct_score,
    }),
  },
  '5': {
    ...paying('5', 'maths_quiz_mode', 'wonMathQuiz', (settings) => settings.maths_quiz_seconds),
    score: (settings) => ({
      creditPerCorrect: settings.maths_quiz_correct_answer_credit_score,
      deductPerWrong: settings.maths_quiz_wrong_answer_deduct_score,
    }),
  },
  '6': {
    ...paying('6', 'multi_match_mode', 'wonMultiMatch', (settings) => settings.multi_match_duration),
    score: (settings) => ({
      creditPerCorrect: settings.multi_match_correct_answer_credit_score,
      deductPerWrong: settings.multi_match_wrong_answer_deduct_score,
    }),
  },
  contest: {
    ...unpaid('contest', 'contest_mode', (settings) => settings.quiz_zone_duration),
    score: (settings) => ({
      creditPerCorrect: settings.contest_mode_correct_credit_score,
      deductPerWrong: settings.contest_mode_wrong_deduct_score,
    }),
    onceCode: 'ALREADY_PLAYED',
    afterSettlement: scoreContest,
    afterRegrading: rescoreContest,
  },
  self_challenge: {
    ...unpaid('self_challenge', 'self_challenge_mode', (settings) => settings.quiz_zone_duration),
    reviewCoins: () => 0,
  },
  exam: {
    ...unpaid('exam', 'exam_module', (settings) => settings.quiz_zone_duration),
    onceCode: 'ALREADY_PLAYED',
    afterSettlement: gradeExam,
    afterRegrading: regradeExam,
  },
  bookmark: practice('bookmark'),
  mistakes: practice('mistakes'),
};

export function policyOf(quizType: AttemptType): AttemptPolicy {
  return soloPolicies[quizType];
}

/** Coins and score for a win, as `payPolicies` has it; scores of the quiz zone unless told otherwise. */
function paying(
  quizType: AttemptType,
  flag: AttemptPolicy['flag'],
  coinTitle: AttemptPolicy['coinTitle'],
  seconds: AttemptPolicy['seconds'],
): AttemptPolicy {
  return {
    quizType,
    flag,
    pay: payPolicies[quizType],
    coinTitle,
    seconds,
    coins: usualCoins,
    score: (settings) => ({
      creditPerCorrect: settings.quiz_zone_correct_answer_credit_score,
      deductPerWrong: settings.quiz_zone_wrong_answer_deduct_score,
    }),
    tells: ({ answer_mode }) => toldByAnswerMode(answer_mode),
    onceCode: null,
    isCounted: true,
    reviewCoins: (settings) => settings.review_answers_deduct_coin,
  };
}

/** No coins; nothing is told before the end unless said otherwise. */
function unpaid(
  quizType: AttemptType,
  flag: AttemptPolicy['flag'],
  seconds: AttemptPolicy['seconds'],
): AttemptPolicy {
  return { ...paying(quizType, flag, null, seconds), tells: () => 'nothing' };
}

/** Nothing at stake: right answers are shown as they are given, and nothing is counted. */
function practice(quizType: AttemptType): AttemptPolicy {
  return {
    ...unpaid(quizType, null, (settings, { questions }) =>
      questions.some(({ kind }) => kind === 'letters')
        ? settings.guess_the_word_seconds
        : settings.quiz_zone_duration,
    ),
    tells: () => 'answer',
    isCounted: false,
    reviewCoins: () => 0,
  };
}

function usualCoins(settings: Settings) {
  return {
    maximumCoins: settings.maximum_winning_coins,
    fullPercentage: settings.minimum_coins_winning_percentage,
    winningPercentage: settings.quiz_winning_percentage,
  };
}

/** Answer mode 1 colours the chosen option, 2 nothing, 3 the right one too. */
function toldByAnswerMode(mode: number): Told {
  if (mode === 2) return 'nothing';
  return mode === 3 ? 'answer' : 'verdict';
}
