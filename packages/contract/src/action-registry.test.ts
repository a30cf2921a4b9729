import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActionName, actionNames, actions, isActionName } from './action-registry.ts';
import { commonErrors } from './errors.ts';

const documented = `check_user_exists user_signup delete_user_account upload_profile_image update_profile
  get_users_statistics get_user_by_id get_user_badges get_user_coin_score set_user_coin_score get_categories
  get_subcategory_by_maincategory get_tracker_data report_question get_daily_leaderboard
  get_monthly_leaderboard get_globle_leaderboard get_languages get_bookmark set_bookmark get_settings
  get_system_configurations get_web_home_settings get_web_settings get_level_data get_questions_by_level
  get_daily_quiz get_questions_by_type get_fun_n_learn get_fun_n_learn_questions get_guess_the_word
  get_questions_for_self_challenge get_contest get_questions_by_contest get_contest_leaderboard
  get_random_questions get_question_by_room_id get_battle_statistics create_room get_audio_questions
  get_maths_questions get_exam_module get_exam_module_questions set_exam_module_result get_payment_request
  set_payment_request delete_pending_payment_request unlock_premium_category get_notifications
  get_system_language_list get_system_language_json get_multi_match_questions_by_level
  multi_match_report_question get_multi_match_level_data update_fcm_id set_quiz_coin_score`.split(/\s+/);
const added =
  'sign_out submit_answer use_lifeline get_review get_mistakes get_revocations renew_matches'.split(' ');

const image = { size: 3, type: 'image/png', arrayBuffer: async () => new ArrayBuffer(3) };
const place = { category: '1', subcategory: 'europe', level: '1' };
const slugs = { category_slug: 'world-history', subcategory_slug: '4' };
const content = { type: 'category', type_id: 'songs' };
const hold = { user_id: '7', entry_coin: '5', category: '3' };
const room = { room_id: 'r1', match_id: 'r1-2' };
const ofQuestion = { attempt_id: '9', question_id: '12' };
const report = { question_id: '12', message: 'The date is wrong' };

/** One well-formed request an action; those not named here take an empty one. */
const examples: Partial<Record<ActionName, Record<string, unknown>>> = {
  check_user_exists: { firebase_id: 'uid1' },
  user_signup: { firebase_id: 'uid1', type: 'email', name: 'Ada', email: 'ada@example.org' },
  upload_profile_image: { image },
  get_categories: { type: '1', language_id: '14' },
  get_subcategory_by_maincategory: { ...slugs, language_id: '0' },
  report_question: report,
  multi_match_report_question: report,
  get_bookmark: { type: '1' },
  set_bookmark: { question_id: '12', status: '1', type: '6' },
  get_level_data: slugs,
  get_multi_match_level_data: slugs,
  get_questions_by_level: place,
  get_multi_match_questions_by_level: place,
  get_daily_quiz: { timezone: 'Europe/Berlin', gmt_format: '+01:00' },
  get_questions_by_type: { type: '2' },
  get_fun_n_learn: content,
  get_guess_the_word: content,
  get_audio_questions: content,
  get_maths_questions: content,
  get_fun_n_learn_questions: { fun_n_learn_id: '3' },
  get_questions_for_self_challenge: { ...slugs, limit: '10', minutes: '6' },
  get_questions_by_contest: { contest_id: '3' },
  get_contest_leaderboard: { contest_id: '3', offset: '0', limit: '10' },
  get_random_questions: { ...hold, match_id: 'r1-1' },
  create_room: { ...hold, ...room, room_type: 'group' },
  get_question_by_room_id: { ...hold, ...room },
  get_exam_module: { type: '1' },
  get_exam_module_questions: { exam_module_id: '3', exam_key: '0042' },
  set_exam_module_result: { exam_module_id: '3', rules_violated: '0', captured_question_ids: '[]' },
  set_payment_request: {
    payment_type: 'PayPal',
    payment_address: 'ada@example.org',
    payment_amount: '10.5',
    coin_used: '105',
    details: 'Please',
  },
  delete_pending_payment_request: { payment_id: '3' },
  unlock_premium_category: { category: 'songs' },
  get_system_language_list: { from: '2' },
  get_system_language_json: { from: '2', language: 'english' },
  submit_answer: { ...ofQuestion, answer: 'a' },
  use_lifeline: { ...ofQuestion, lifeline: 'used5050lifeline' },
  get_review: { attempt_id: '9' },
  renew_matches: { match_ids: '["r1-1"]' },
  set_quiz_coin_score: { quiz_type: '1', attempt_id: '9' },
};

describe('the registry of actions', () => {
  it('holds every documented action and nothing else', () => {
    expect([...actionNames].sort()).toEqual([...documented, ...added].sort());
  });

  it('does not take names of object properties for actions', () => {
    expect(isActionName('get_review')).toBe(true);
    expect(isActionName('constructor')).toBe(false);
    expect(isActionName('__proto__')).toBe(false);
  });

  it.each(actionNames)('%s takes a well-formed request', (name) => {
    expect(actions[name].request.safeParse(examples[name] ?? {}).error).toBeUndefined();
  });

  it.each(actionNames)('%s refuses a field that it does not know', (name) => {
    const example = examples[name] ?? {};
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((key) => key !== '__proto__' && !knownFields.has(key)),
        fc.string(),
        (key, value) => {
          expect(actions[name].request.safeParse({ ...example, [key]: value }).success).toBe(false);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each(actionNames)('%s says language_id exactly when it is language-aware', (name) => {
    const { languageAware, request } = actions[name];
    const isTaken = request.safeParse({ ...examples[name], language_id: '14' }).success;
    // get_languages may carry it, a client has no reason to; get_settings is given that of the interface, not of the quiz.
    expect(isTaken).toBe(languageAware || name === 'get_languages' || name === 'get_settings');
  });

  it('lets nobody but the service hold a fee or read right answers', () => {
    const service = actionNames.filter((name) => actions[name].access === 'service');
    expect(service.sort()).toEqual([
      'create_room',
      'get_question_by_room_id',
      'get_random_questions',
      'get_revocations',
      'renew_matches',
    ]);
  });

  it('needs no token for exactly the documented actions', () => {
    const open = actionNames.filter((name) =>
      ['public', 'optional-player', 'identity'].includes(actions[name].access),
    );
    expect(open.sort()).toEqual([
      'check_user_exists',
      'get_categories',
      'get_languages',
      'get_settings',
      'get_system_configurations',
      'get_system_language_json',
      'get_system_language_list',
      'get_web_home_settings',
      'get_web_settings',
      'user_signup',
    ]);
  });

  it('keeps what shows the maintenance screen open, and what ends a running attempt', () => {
    for (const name of [
      'get_web_settings',
      'get_system_configurations',
      'submit_answer',
      'set_quiz_coin_score',
    ] as const) {
      expect(actions[name].isOpenInMaintenance).toBe(true);
    }
    expect(actions.get_questions_by_level.isOpenInMaintenance).toBe(false);
    expect(actions.get_random_questions.isOpenInMaintenance).toBe(false);
  });

  it('repeats a common error only where its status departs from the table', () => {
    const repeated = actionNames.filter((name) =>
      (actions[name].errorCodes as readonly string[]).some((code) =>
        (commonErrors as readonly string[]).includes(code),
      ),
    );
    expect(repeated).toEqual(['user_signup']);
    expect(actions.user_signup.statuses).toEqual({ ACCOUNT_DEACTIVATED: 200 });
  });
});

const knownFields = new Set(
  Object.values(examples)
    .flatMap((example) => Object.keys(example))
    .concat('user_id', 'sort', 'order', 'offset', 'limit', 'language_id', 'sub_type', 'coins', 'score'),
);
