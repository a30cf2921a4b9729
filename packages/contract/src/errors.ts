/** One row of the error table. */
export interface ErrorRow {
  /** The number on the wire, written there as a string in `message`. */
  readonly code: number;
  /** HTTP status unless the action names another one (`statuses`). */
  readonly status: 200 | 401 | 429 | 500 | 503;
  /** Whether the same request may succeed later without the player changing anything. */
  readonly isRetryable: boolean;
  /** The interface text that a player reads. */
  readonly textKey: string;
}

/**
 * Error codes: the `message` of an envelope with `error: true`, by name. The quiz backend throws them,
 * the battle server and the web client branch on the name, never on the number.
 */
export const errors = {
  INVALID_ACCESS_KEY: { code: 101, status: 200, isRetryable: false, textKey: 'invalid_access_key' },
  DATA_NOT_FOUND: { code: 102, status: 200, isRetryable: false, textKey: 'no_data_found' },
  MISSING_FIELDS: { code: 103, status: 200, isRetryable: false, textKey: 'please_fill_in_all_details' },
  UPLOAD_FAILED: { code: 107, status: 200, isRetryable: false, textKey: 'upload_failed' },
  ALREADY_PLAYED_TODAY: { code: 112, status: 200, isRetryable: false, textKey: 'already_played' },
  NO_UPCOMING_CONTEST: { code: 114, status: 200, isRetryable: false, textKey: 'no_upcoming_contest' },
  NO_LIVE_CONTEST: { code: 115, status: 200, isRetryable: false, textKey: 'no_live_contest' },
  NO_PLAYED_CONTEST: { code: 116, status: 200, isRetryable: false, textKey: 'no_played_contest' },
  SOMETHING_WENT_WRONG: { code: 122, status: 500, isRetryable: true, textKey: 'internal_error' },
  TOKEN_MISSING: { code: 125, status: 401, isRetryable: false, textKey: 'please_login_first' },
  ACCOUNT_DEACTIVATED: { code: 126, status: 401, isRetryable: false, textKey: 'account_deactivated' },
  PAYMENT_TOO_SOON: { code: 127, status: 200, isRetryable: false, textKey: 'payment_request_too_soon' },
  ALREADY_PLAYED: { code: 128, status: 200, isRetryable: false, textKey: 'already_played' },
  UNAUTHORIZED: { code: 129, status: 401, isRetryable: false, textKey: 'please_login_first' },
  USER_NOT_FOUND: { code: 131, status: 200, isRetryable: false, textKey: 'user_not_found' },
  ALREADY_EXISTS: { code: 132, status: 200, isRetryable: false, textKey: 'already_unlocked' },
  PAYMENT_NOT_PENDING: { code: 135, status: 200, isRetryable: false, textKey: 'payment_not_pending' },
  NOT_ENOUGH_COINS: { code: 140, status: 200, isRetryable: false, textKey: 'not_enough_coins' },
  DEMO_VERSION: { code: 141, status: 200, isRetryable: false, textKey: 'not_allowed_in_demo' },
  MAINTENANCE: { code: 142, status: 503, isRetryable: true, textKey: 'maintenance' },
  NOT_ALLOWED: { code: 143, status: 200, isRetryable: false, textKey: 'operation_not_allowed' },
  TOO_MANY_REQUESTS: { code: 144, status: 429, isRetryable: true, textKey: 'too_many_requests' },
  WRONG_EXAM_KEY: { code: 145, status: 200, isRetryable: false, textKey: 'invalid_exam_key' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorName = keyof typeof errors;

/** What any action may answer beside its own `errorCodes` (those of the bearer only when it needs one). */
export const commonErrors = [
  'MISSING_FIELDS',
  'SOMETHING_WENT_WRONG',
  'TOKEN_MISSING',
  'ACCOUNT_DEACTIVATED',
  'UNAUTHORIZED',
  'MAINTENANCE',
  'NOT_ALLOWED',
  'TOO_MANY_REQUESTS',
] as const satisfies readonly ErrorName[];

const errorNames = new Map<string, ErrorName>(
  Object.entries(errors).map(([name, { code }]) => [String(code), name as ErrorName]),
);

/** The name of an error by its wire code ("140"), undefined for an unknown one. */
export function errorByCode(code: string): ErrorName | undefined {
  return errorNames.get(code);
}
