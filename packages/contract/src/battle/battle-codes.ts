import type { PlainTextKey } from '../texts/en.ts';

/** One refusal: what the player reads, and whether the same command may succeed when sent again. */
interface BattleCodeRow {
  readonly textKey: PlainTextKey;
  readonly message: string;
  readonly isRetryable: boolean;
}

function row(textKey: PlainTextKey, message: string, isRetryable = false): BattleCodeRow {
  return { textKey, message, isRetryable };
}

/**
 * Every code of a refused command or handshake. `textKey` is the interface text, `message` its English.
 * A retryable one may be sent again with the same `cid`, after `retryAfterMs` when the refusal carries it.
 */
export const battleCodes = {
  UNAUTHORIZED: row('please_login_first', 'Please login first'),
  ACCOUNT_DEACTIVATED: row('account_deactivated', 'Account deactivated, contact admin'),
  MAINTENANCE: row('maintenance', 'We are doing maintenance. Please come back a little later', true),
  PROTOCOL_TOO_OLD: row('protocol_too_old', 'A newer version is ready. Please reload the page'),
  INVALID_INPUT: row('please_fill_in_all_details', 'Please fill in all details'),
  RATE_LIMITED: row('too_many_requests', 'Too many requests, try again later', true),
  BUSY: row('server_busy', 'The battle is busy. Please try again', true),
  ROOM_NOT_FOUND: row('room_code_not_valid', 'Room code is not valid'),
  ROOM_FULL: row('room_is_full', 'Room is full'),
  ROOM_STARTED: row('game_started', 'Game started'),
  ROOM_DELETED: row('room_deleted_by_owner', 'Room is deleted by owner'),
  OWN_ROOM: row('cannot_join_with_this_code', 'You can not join with this room code'),
  NOT_ENOUGH_COINS: row('not_enough_coins', "You don't have enough coins"),
  ALREADY_IN_BATTLE: row('already_in_battle', 'You are in another battle'),
  NOT_HOST: row('not_host', 'Only the creator of the room can do this'),
  NOT_IN_ROOM: row('not_in_room', 'You are not in this room'),
  NEEDS_PLAYERS: row('needs_players', 'Someone has to join first'),
  WRONG_PHASE: row('wrong_phase', 'This is not possible now'),
  WRONG_QUESTION: row('wrong_question', 'This question is not open'),
  ALREADY_ANSWERED: row('already_answered', 'You have already answered'),
  TOO_EARLY: row('too_early', 'The question has not started'),
  TOO_LATE: row('too_late', 'Time is up'),
  NO_QUESTIONS: row('no_questions_found', 'No questions found'),
  COINS_UNAVAILABLE: row('coins_unavailable', 'Coins can not be reached now. Please try again later', true),
  MUTED: row('muted', 'This player does not want messages'),
  KICKED: row('cannot_join_with_this_code', 'You can not join with this room code'),
  INTERNAL: row('internal_error', 'Internal error occurred', true),
} as const satisfies Record<string, BattleCodeRow>;

export type BattleCode = keyof typeof battleCodes;

/** Whether `code` is a code of the table. */
export function isBattleCode(code: string): code is BattleCode {
  return Object.hasOwn(battleCodes, code);
}
