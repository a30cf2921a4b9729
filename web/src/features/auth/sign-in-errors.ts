import type { PlainTextKey } from '@quiz-arena/contract/texts/en';

/** Error codes of the hosted sign-in service and what a player reads for each. */
const signInErrors: Readonly<Record<string, PlainTextKey>> = {
  // With e-mail enumeration protection the service does not say which of the two was wrong.
  'auth/invalid-credential': 'invalid_password',
  'auth/invalid-login-credentials': 'invalid_password',
  'auth/wrong-password': 'invalid_password',
  'auth/user-not-found': 'user_not_found',
  'auth/email-already-in-use': 'email_already_in_use',
  'auth/account-exists-with-different-credential': 'email_already_in_use',
  'auth/credential-already-in-use': 'email_already_in_use',
  'auth/invalid-email': 'invalid_email_address',
  'auth/missing-email': 'invalid_email_address',
  'auth/user-disabled': 'user_disabled',
  'auth/too-many-requests': 'too_many_requests',
  'auth/quota-exceeded': 'too_many_requests',
  'auth/operation-not-allowed': 'operation_not_allowed',
  'auth/unauthorized-domain': 'operation_not_allowed',
  'auth/admin-restricted-operation': 'operation_not_allowed',
  'auth/internal-error': 'internal_error',
  'auth/network-request-failed': 'network_failed',
  'auth/timeout': 'network_failed',
  'auth/weak-password': 'password_too_short',
  'auth/password-does-not-meet-requirements': 'password_too_short',
  'auth/missing-password': 'please_fill_in_all_details',
  'auth/invalid-phone-number': 'please_enter_mobile_number',
  'auth/missing-phone-number': 'please_enter_mobile_number',
  'auth/invalid-verification-code': 'wrong_code',
  'auth/missing-verification-code': 'wrong_code',
  'auth/code-expired': 'wrong_code',
  'auth/invalid-verification-id': 'wrong_code',
  'auth/session-expired': 'wrong_code',
  'auth/expired-action-code': 'link_expired',
  'auth/invalid-action-code': 'link_expired',
  'auth/popup-closed-by-user': 'popup_closed',
  'auth/cancelled-popup-request': 'popup_closed',
  'auth/user-cancelled': 'popup_closed',
  'auth/popup-blocked': 'popup_blocked',
};

/** The text for anything the sign-in service throws; 'internal error occurred' for what nobody foresaw. */
export function signInErrorText(error: unknown): PlainTextKey {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return signInErrors[code] ?? 'internal_error';
}
