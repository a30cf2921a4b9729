import type { PlainTextKey } from '@quiz-arena/contract/texts/en';

/** What is wrong with a field, or null. */
export type Check = PlainTextKey | null;

const PASSWORD_LENGTH = 6;
export const NAME_LENGTH = 40;

export function checkEmail(email: string): Check {
  if (email.trim() === '') return 'please_fill_in_all_details';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'invalid_email_address';
}

export function checkFilled(text: string): Check {
  return text.trim() === '' ? 'please_fill_in_all_details' : null;
}

export function checkNewPassword(password: string): Check {
  if (password === '') return 'please_fill_in_all_details';
  return password.length < PASSWORD_LENGTH ? 'password_too_short' : null;
}

export function checkSame(password: string, again: string): Check {
  return password === again ? null : 'passwords_do_not_match';
}

/** A number as players write it, in the form of E.164: `+91 98765 43210` → `+919876543210`. */
export function normalMobile(text: string): string {
  return text.replace(/[\s().-]/g, '').replace(/^00/, '+');
}

export function checkMobile(text: string): Check {
  return /^\+[1-9]\d{6,14}$/.test(normalMobile(text)) ? null : 'please_enter_mobile_number';
}
