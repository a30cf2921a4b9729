import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { successByCode, successes } from './codes.ts';
import { errorByCode, errors } from './errors.ts';
import { attemptTypes, battleKinds, battleTypes, practiceTypes, soloModes } from './modes.ts';
import { defaultSettings, isSettingValue, readSettings, settingKeys, settings } from './settings.ts';

describe('the tables of codes', () => {
  it('hold every documented code, each number once a table', () => {
    const succeeding = Object.values(successes).map(({ code }) => code);
    const failing = Object.values(errors).map(({ code }) => code);
    // 111 and 110 are told apart by the action; no number stands for two names.
    expect(new Set(succeeding).size).toBe(succeeding.length);
    expect(new Set(failing).size).toBe(failing.length);
    expect([...new Set([...succeeding, ...failing])].sort()).toEqual([
      ...[101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120],
      ...[122, 125, 126, 127, 128, 129, 130, 131, 132, 135, 140, 141, 142, 143, 144, 145],
    ]);
  });

  it('answer 200 but for what the bearer, the load, maintenance or a fault causes', () => {
    const others = Object.entries(errors).filter(([, { status }]) => status !== 200);
    expect(Object.fromEntries(others.map(([name, { status }]) => [name, status]))).toEqual({
      SOMETHING_WENT_WRONG: 500,
      TOKEN_MISSING: 401,
      ACCOUNT_DEACTIVATED: 401,
      UNAUTHORIZED: 401,
      MAINTENANCE: 503,
      TOO_MANY_REQUESTS: 429,
    });
  });

  it('give back a name for its code and nothing for an unknown one', () => {
    for (const [name, { code }] of Object.entries(errors)) expect(errorByCode(String(code))).toBe(name);
    for (const [name, { code }] of Object.entries(successes)) expect(successByCode(String(code))).toBe(name);
    expect(errorByCode('999')).toBeUndefined();
    expect(successByCode('')).toBeUndefined();
  });
});

describe('the table of settings', () => {
  it('has a default of the right form for every key', () => {
    expect(settingKeys.filter((key) => !isSettingValue(key, settings[key].default))).toEqual([]);
  });

  it('reads the documented figures as numbers and booleans', () => {
    expect(readSettings({})).toMatchObject({
      welcome_bonus_coin: 10,
      refer_coin: 50,
      earn_coin: 100,
      maximum_winning_coins: 4,
      minimum_coins_winning_percentage: 70,
      quiz_winning_percentage: 30,
      answer_mode: 3,
      review_answers_deduct_coin: 10,
      quiz_zone_duration: 30,
      quiz_zone_lifeline_deduct_coin: 10,
      double_coins_deduct_coin: 2,
      quiz_zone_fix_level_question: true,
      quiz_zone_total_level_question: 10,
      guess_the_word_seconds: 60,
      fun_and_learn_time_in_seconds: 60,
      battle_mode_random_quickest_correct_answer_extra_score: 2,
      battle_mode_one_second_quickest_correct_answer_extra_score: 1,
      battle_mode_random_entry_coin: 5,
      battle_mode_random_search_duration: 30,
      battle_mode_max_entry_coin: 20,
      multi_match_correct_answer_credit_score: 20,
      multi_match_wrong_answer_deduct_score: 10,
      option_e_mode: false,
      language_mode: true,
      demo_version: false,
      difference_hours: 48,
      currency_symbol: '$',
      system_timezone: 'Asia/Kolkata',
    });
  });

  it('reads back what was written, ignores unknown keys and fills missing ones', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.boolean(), (coins, isOn) => {
        const read = readSettings({
          earn_coin: String(coins),
          audio_mode_question: isOn ? '1' : '0',
          unknown: 'x',
        });
        expect(read).toEqual({
          ...readSettings(defaultSettings),
          earn_coin: coins,
          audio_mode_question: isOn,
        });
      }),
    );
  });

  it.each([
    ['earn_coin', '1.5'],
    ['earn_coin', '1e3'],
    ['earn_coin', ''],
    ['earn_coin', '-1'],
    ['quiz_zone_lifeline_deduct_coin', '-10'],
    ['answer_mode', '4'],
    ['battle_mode_group_code_char', '0'],
    ['per_coin', '0'],
    ['system_timezone', 'Mars/Olympus'],
    ['system_timezone_gmt', '5:30'],
    ['language_mode', 'true'],
    ['coin_amount', '1,5'],
    ['currency_symbol', '$\n'],
  ] as const)('refuses %s = %j by name', (key, value) => {
    expect(() => readSettings({ [key]: value })).toThrow(key);
  });
});

describe('the tables of modes', () => {
  it('name each quiz_type once, and all of them', () => {
    const used = [...Object.values(soloModes), ...Object.values(battleKinds)].map(({ quizType }) => quizType);
    expect(used.sort()).toEqual([...attemptTypes, ...battleTypes].sort());
  });

  it('are each switched on by a flag, but for practice', () => {
    const practice: readonly string[] = practiceTypes;
    for (const { flag, quizType } of [...Object.values(soloModes), ...Object.values(battleKinds)]) {
      if (flag === null) expect(practice).toContain(quizType);
      else expect(settings[flag].kind).toBe('flag');
    }
  });
});
