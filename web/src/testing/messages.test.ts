import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@quiz-arena/contract/texts/en';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/**
 * The messages of product.md, sections 5 and 8, word for word; the text that says each; and a test in which a player
 * sees it.
 */
const messages = [
  ['Please login first', 'please_login_first', 'app/route-guard.test.tsx'],
  ['user not found', 'user_not_found', 'features/auth/login-page.mocked.test.tsx'],
  ['invalid password', 'invalid_password', 'features/auth/login-page.mocked.test.tsx'],
  ['email already in use', 'email_already_in_use', 'features/auth/sign-up-page.mocked.test.tsx'],
  ['invalid email address', 'invalid_email_address', 'features/auth/login-page.mocked.test.tsx'],
  ['user account has been disabled', 'user_disabled', 'features/auth/login-page.mocked.test.tsx'],
  ['too many requests, try again later', 'too_many_requests', 'features/battle/search/search-page.test.tsx'],
  ['operation not allowed', 'operation_not_allowed', 'features/auth/login-page.mocked.test.tsx'],
  ['internal error occurred', 'internal_error', 'features/solo/game/result-page.mocked.test.tsx'],
  ["you don't have enough coins", 'not_enough_coins', 'features/battle/rooms/rooms.test.tsx'],
  ['you have already played', 'already_played', 'features/solo/daily/daily-page.test.tsx'],
  ['room is full', 'room_is_full', 'features/battle/rooms/rooms.test.tsx'],
  ['room is deleted by owner', 'room_deleted_by_owner', 'features/battle/rooms/rooms.test.tsx'],
  ['room code is not valid', 'room_code_not_valid', 'features/battle/rooms/rooms.test.tsx'],
  [
    'you can not join with this room code',
    'cannot_join_with_this_code',
    'features/battle/rooms/rooms.test.tsx',
  ],
  ['no opponent detected', 'battle.nobody.title', 'features/battle/search/search-page.test.tsx'],
  ['retry or play against the bot', 'battle.nobody.text', 'features/battle/search/search-page.test.tsx'],
  ['opponent has left the game', 'opponent_left', 'features/battle/result/result-scene.test.tsx'],
  ['everyone has left the game', 'everyone_left', 'features/battle/result/result-scene.test.tsx'],
  ['account deactivated, contact admin', 'account_deactivated', 'features/auth/login-page.mocked.test.tsx'],
  ['no questions found', 'no_questions_found', 'features/solo/choose/zone-pages.test.tsx'],
  ['no data found', 'no_data_found', 'features/solo/choose/zone-pages.test.tsx'],
  ['document does not exist', 'document_does_not_exist', 'features/solo/exam/exam.test.tsx'],
  ['not allowed in demo version', 'not_allowed_in_demo', 'features/profile/profile-pages.mocked.test.tsx'],
  ['back in a moment', 'app.maintenance.title', 'app/maintenance.test.tsx'],
  ['no quizzes available, please enable Quiz', 'no_quizzes_available', 'features/home/home-page.test.tsx'],
  ['please fill in all details', 'please_fill_in_all_details', 'features/auth/login-page.mocked.test.tsx'],
  ['the passwords do not match', 'passwords_do_not_match', 'features/auth/sign-up-page.mocked.test.tsx'],
  ['please enter a room code', 'please_enter_room_code', 'features/battle/rooms/rooms.test.tsx'],
  ['invalid room code', 'invalid_room_code', 'features/battle/rooms/rooms.test.tsx'],
  ['please enter the exam key', 'please_enter_exam_key', 'features/solo/exam/exam.test.tsx'],
  ['invalid exam key', 'invalid_exam_key', 'features/solo/exam/exam.test.tsx'],
  ['please agree to the exam rules', 'please_agree_to_exam_rules', 'features/solo/exam/exam.test.tsx'],
  ['select number of questions', 'select_number_of_questions', 'features/solo/self/self-challenge.test.tsx'],
  ['select time', 'select_time', 'features/solo/self/self-challenge.test.tsx'],
  [
    'please provide a reason for reporting',
    'please_provide_reason',
    'features/solo/game/save-and-report.test.tsx',
  ],
  [
    'please enter the mobile number with country code',
    'please_enter_mobile_number',
    'features/wallet/wallet-page.test.tsx',
  ],
  ['please verify your email first', 'please_verify_email_first', 'features/auth/login-page.mocked.test.tsx'],
  ['minimum redeemable amount', 'wallet.minimum_other', 'features/wallet/wallet-page.test.tsx'],
  ['48 hours after the last one', 'payment_request_too_soon', 'features/wallet/wallet-page.test.tsx'],
  ['payout takes 3-5 working days', 'wallet.payout', 'features/wallet/wallet-page.test.tsx'],
  ['screenshots are prohibited on Android', 'exam.rule.android', 'features/solo/exam/exam.test.tsx'],
  [
    'on iOS a screenshot violates the rules and informs the examinator',
    'exam.rule.ios',
    'features/solo/exam/exam.test.tsx',
  ],
  ['screen recording is prohibited', 'exam.rule.recording', 'features/solo/exam/exam.test.tsx'],
  [
    'locking the phone completes the exam automatically',
    'exam.rule.locking',
    'features/solo/exam/exam.test.tsx',
  ],
  [
    'minimizing the app or switching away for more than',
    'exam.rule.away_other',
    'features/solo/exam/exam.test.tsx',
  ],
] as const satisfies readonly (readonly [message: string, key: keyof typeof en, test: string])[];

describe('the messages that players are promised', () => {
  it.each(messages)('"%s" stands in the text %s', (message, key) => {
    expect(en[key].toLowerCase()).toContain(message.toLowerCase());
  });

  it.each(messages)('"%s" (%s) is seen by a player in %s', (message, _key, test) => {
    expect(readFileSync(join(SOURCE, test), 'utf8').toLowerCase()).toContain(message.toLowerCase());
  });
});
