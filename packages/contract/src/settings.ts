import { isTimezone, isUtcOffset } from './is-timezone.ts';

/**
 * Every configuration key: its default (a string, as on the wire), its kind, its unit and what it does.
 * get_system_configurations answers all of them; `readSettings` turns that answer into numbers and booleans.
 */
export const settings = {
  quiz_zone_mode: flag('1', 'Quiz Zone is offered.'),
  daily_quiz_mode: flag('1', 'Daily Quiz is offered.'),
  true_false_mode: flag('1', 'True & False is offered.'),
  fun_n_learn_question: flag('1', 'Fun & Learn is offered.'),
  guess_the_word_question: flag('1', 'Guess The Word is offered.'),
  self_challenge_mode: flag('1', 'Self Challenge is offered.'),
  contest_mode: flag('1', 'Contest Play is offered.'),
  battle_mode_one: flag('1', '1 v/s 1 battles are offered.'),
  battle_mode_random: flag('1', 'Random opponents are offered within the 1 v/s 1 battle.'),
  battle_mode_group: flag('1', 'Group battles are offered.'),
  audio_mode_question: flag('1', 'Audio Questions are offered.'),
  maths_quiz_mode: flag('1', 'Math Mania is offered.'),
  exam_module: flag('1', 'Exams are offered.'),
  multi_match_mode: flag('1', 'Multi Match is offered.'),

  welcome_bonus_coin: integer('10', 'coins', 'Bonus of every newcomer.'),
  refer_coin: integer('50', 'coins', 'Bonus of a newcomer who gives a referral code, on top of the welcome.'),
  earn_coin: integer('100', 'coins', 'Bonus of the owner of a referral code per newcomer.'),

  maximum_winning_coins: integer('4', 'coins', 'Most coins that one won quiz pays.'),
  minimum_coins_winning_percentage: integer('70', 'percent', 'From here a quiz pays the most coins.'),
  quiz_winning_percentage: integer('30', 'percent', 'From here a quiz is won.'),
  answer_mode: integer(
    '3',
    '1 | 2 | 3',
    'After an answer: 1 colours the chosen option only, 2 shows nothing, 3 reveals the right one and its note.',
  ),
  review_answers_deduct_coin: integer('10', 'coins', 'Price of the review, once per result.'),
  question_shuffle_mode: flag('1', 'Questions are shuffled per attempt.'),
  option_shuffle_mode: flag('1', 'Options are shuffled per attempt (not true-false, not multi match).'),
  option_e_mode: flag('0', 'Option E exists; off, questions whose answer is E are left out.'),

  quiz_zone_duration: integer('30', 'seconds', 'Time per question; also daily quiz and contest.'),
  quiz_zone_lifeline_deduct_coin: integer('10', 'coins', 'Price of each lifeline but double coins.'),
  double_coins_deduct_coin: integer('2', 'coins', 'Price of the double-coins lifeline.'),
  quiz_zone_fix_level_question: flag('1', 'A level asks quiz_zone_total_level_question questions, else all.'),
  quiz_zone_total_level_question: integer('10', 'questions', 'Questions of a level.'),
  quiz_zone_correct_answer_credit_score: integer('4', 'score', 'Score for a right answer.'),
  quiz_zone_wrong_answer_deduct_score: integer('4', 'score', 'Score lost by a wrong answer.'),

  guess_the_word_seconds: integer('60', 'seconds', 'Time per word.'),
  guess_the_word_max_hints: integer('2', 'hints', 'Most hints per word.'),
  guess_the_word_hint_deduct_coin: integer('1', 'coins', 'Price of a hint.'),
  guess_the_word_max_winning_coin: integer('10', 'coins', 'Most coins that a won guess the word quiz pays.'),
  guess_the_word_total_question: integer('10', 'questions', 'Words of a quiz.'),
  guess_the_word_correct_answer_credit_score: integer('4', 'score', 'Score for a right word.'),
  guess_the_word_wrong_answer_deduct_score: integer('4', 'score', 'Score lost by a wrong word.'),

  audio_quiz_seconds: integer('30', 'seconds', 'Time per question, after the clip.'),
  audio_quiz_total_question: integer('10', 'questions', 'Questions of a quiz.'),
  audio_quiz_correct_answer_credit_score: integer('4', 'score', 'Score for a right answer.'),
  audio_quiz_wrong_answer_deduct_score: integer('4', 'score', 'Score lost by a wrong answer.'),
  maths_quiz_seconds: integer('30', 'seconds', 'Time per question.'),
  maths_quiz_total_question: integer('10', 'questions', 'Questions of a quiz.'),
  maths_quiz_correct_answer_credit_score: integer('4', 'score', 'Score for a right answer.'),
  maths_quiz_wrong_answer_deduct_score: integer('4', 'score', 'Score lost by a wrong answer.'),
  true_false_quiz_in_seconds: integer('30', 'seconds', 'Time per question.'),
  true_false_quiz_total_question: integer('10', 'questions', 'Questions of a quiz; it pays nothing.'),
  fun_and_learn_time_in_seconds: integer('60', 'seconds', 'Time per question.'),
  fun_n_learn_quiz_total_question: integer('10', 'questions', 'Questions of a text.'),
  fun_n_learn_quiz_correct_answer_credit_score: integer('4', 'score', 'Score for a right answer.'),
  fun_n_learn_quiz_wrong_answer_deduct_score: integer('4', 'score', 'Score lost by a wrong answer.'),
  multi_match_duration: integer('30', 'seconds', 'Time per question.'),
  multi_match_total_level_question: integer('10', 'questions', 'Questions of a level.'),
  multi_match_correct_answer_credit_score: integer('20', 'score', 'Score for a right answer.'),
  multi_match_wrong_answer_deduct_score: integer('10', 'score', 'Score lost by a wrong answer.'),
  contest_mode_correct_credit_score: integer('4', 'score', 'Score for a right answer.'),
  contest_mode_wrong_deduct_score: integer('4', 'score', 'Score lost by a wrong answer.'),
  self_challenge_max_minutes: integer('30', 'minutes', 'Longest self challenge; chosen in steps of 3.'),
  self_challenge_max_questions: integer('30', 'questions', 'Largest self challenge; chosen in steps of 5.'),
  exam_module_resume_exam_timeout: integer('5', 'seconds', 'Away for longer than this, an exam is closed.'),

  battle_mode_one_category: flag('1', 'A friend battle asks for a category.'),
  battle_mode_one_total_question: integer('10', 'questions', 'Questions of a friend battle.'),
  battle_mode_one_in_seconds: integer('30', 'seconds', 'Time per question.'),
  battle_mode_one_correct_answer_credit_score: integer('4', 'points', 'Points for a right answer.'),
  battle_mode_one_quickest_correct_answer_extra_score: integer('2', 'points', 'More when within 2 s.'),
  battle_mode_one_second_quickest_correct_answer_extra_score: integer('1', 'points', 'More within 4 s.'),
  battle_mode_one_entry_coin: integer('5', 'coins', 'Base of the entry fee; offered × 1 to × 4, or typed.'),
  battle_mode_one_code_char: integer('1', '1 | 2 | 3', 'Room code: 1 digits, 2 letters, 3 both.'),
  battle_mode_random_category: flag('1', 'A random battle asks for a category.'),
  battle_mode_random_total_question: integer('10', 'questions', 'Questions of a random battle.'),
  battle_mode_random_in_seconds: integer('30', 'seconds', 'Time per question.'),
  battle_mode_random_correct_answer_credit_score: integer('4', 'points', 'Points for a right answer.'),
  battle_mode_random_quickest_correct_answer_extra_score: integer('2', 'points', 'More when within 2 s.'),
  battle_mode_random_second_quickest_correct_answer_extra_score: integer('1', 'points', 'More within 4 s.'),
  battle_mode_random_entry_coin: integer('5', 'coins', 'Base of the entry fee; stakes are × 1 to × 4.'),
  battle_mode_random_code_char: integer('1', '1 | 2 | 3', 'Room code: 1 digits, 2 letters, 3 both.'),
  battle_mode_random_search_duration: integer('30', 'seconds', 'How long an opponent is looked for.'),
  battle_mode_group_category: flag('1', 'A group battle asks for a category.'),
  battle_mode_group_total_question: integer('10', 'questions', 'Most questions of a group battle.'),
  battle_mode_group_in_seconds: integer('30', 'seconds', 'Time per question.'),
  battle_mode_group_entry_coin: integer('5', 'coins', 'Base of the entry fee; offered × 1 to × 4, or typed.'),
  battle_mode_group_code_char: integer('1', '1 | 2 | 3', 'Room code: 1 digits, 2 letters, 3 both.'),
  battle_mode_max_entry_coin: integer('20', 'coins', 'Highest entry fee of any battle.'),
  bot_image: text('', 'Picture of the bot: an absolute URL, or "" for the built-in one.'),

  payment_mode: flag('1', 'Coins can be redeemed.'),
  per_coin: integer('10', 'coins', 'money = coins / per_coin × coin_amount.'),
  coin_amount: decimal('1', 'currency', 'Money for per_coin coins.'),
  coin_limit: integer('100', 'coins', 'Smallest redeem request.'),
  currency_symbol: text('$', 'Shown with money.'),
  difference_hours: integer('48', 'hours', 'Wait between two redeem requests.'),

  language_mode: flag('1', 'Players choose the quiz language; off, every call uses the default one.'),
  latex_mode: flag('0', 'Formulas are rendered in every mode, not only in Math Mania.'),
  exam_latex_mode: flag('0', 'Formulas are rendered in exams.'),
  app_maintenance: flag('0', 'Every page leads to the maintenance screen; new starts are refused.'),
  force_update: flag('0', 'An outdated client has to reload.'),
  demo_version: flag('0', 'Profile updates, uploads, deletion, redeem requests and claims are refused.'),
  gmail_login: flag('1', 'Sign-in with Google is offered.'),
  email_login: flag('1', 'Sign-in by e-mail is offered.'),
  phone_login: flag('1', 'Sign-in by phone is offered.'),
  system_timezone: text('Asia/Kolkata', 'IANA zone of days, months and windows.'),
  system_timezone_gmt: text('+05:30', 'Offset used when the client sends none.'),
} as const;

type Table = typeof settings;
export type SettingKey = keyof Table;
/** Values of one kind in memory. */
interface KindValue {
  flag: boolean;
  integer: number;
  decimal: number;
  text: string;
}
/** All settings as numbers, booleans and texts. */
export type Settings = { readonly [Key in SettingKey]: KindValue[Table[Key]['kind']] };
/** All settings as on the wire. */
export type WireSettings = { readonly [Key in SettingKey]: string };

export const settingKeys = Object.keys(settings) as SettingKey[];

/** Every key with its default, as on the wire. */
export const defaultSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settings[key].default]),
) as WireSettings;

/** Nothing is negative: a price below zero would give coins away. */
const forms = {
  flag: /^[01]$/,
  integer: /^(0|[1-9]\d{0,8})$/,
  decimal: /^\d{1,9}(\.\d{1,6})?$/,
  text: /^[^\p{Cc}]{0,500}$/u,
} as const;

/** What a key asks for beyond the form of its kind. */
const limits: Partial<Record<SettingKey, (value: string) => boolean>> = {
  // Every day and window is computed in it.
  system_timezone: isTimezone,
  system_timezone_gmt: isUtcOffset,
  // Coins are divided by it.
  per_coin: (value) => value !== '0',
};

/** Whether `value` may stand under `key`: what an operator's change is checked with before it is stored. */
export function isSettingValue(key: SettingKey, value: string): boolean {
  const { kind, unit } = settings[key];
  const isOffered = unit !== '1 | 2 | 3' || ['1', '2', '3'].includes(value);
  return forms[kind].test(value) && isOffered && (limits[key]?.(value) ?? true);
}

/**
 * Reads settings from the wire. A missing key has its default, an unknown one is left out.
 * @throws TypeError naming the key whose value has the wrong form
 */
export function readSettings(wire: Readonly<Record<string, string | undefined>>): Settings {
  return Object.fromEntries(
    settingKeys.map((key) => [key, readSetting(key, wire[key] ?? settings[key].default)]),
  ) as Settings;
}

function readSetting(key: SettingKey, value: string): boolean | number | string {
  if (!isSettingValue(key, value)) throw new TypeError(`setting ${key} has the wrong form`);
  const { kind } = settings[key];
  if (kind === 'flag') return value === '1';
  return kind === 'text' ? value : Number(value);
}

function flag<const Default extends '0' | '1'>(value: Default, about: string) {
  return { kind: 'flag', default: value, unit: '0 | 1', about } as const;
}

function integer(value: string, unit: string, about: string) {
  return { kind: 'integer', default: value, unit, about } as const;
}

function decimal(value: string, unit: string, about: string) {
  return { kind: 'decimal', default: value, unit, about } as const;
}

function text(value: string, about: string) {
  return { kind: 'text', default: value, unit: 'text', about } as const;
}
