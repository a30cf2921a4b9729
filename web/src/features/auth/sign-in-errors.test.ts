import { en } from '@quiz-arena/contract/texts/en';
import { describe, expect, it } from 'vitest';
import { signInErrorText } from './sign-in-errors.ts';

describe('errors of the sign-in service', () => {
  it.each([
    ['auth/invalid-credential', 'Invalid password'],
    ['auth/wrong-password', 'Invalid password'],
    ['auth/user-not-found', 'User not found'],
    ['auth/email-already-in-use', 'Email already in use'],
    ['auth/invalid-email', 'Invalid email address'],
    ['auth/user-disabled', 'User account has been disabled'],
    ['auth/too-many-requests', 'Too many requests, try again later'],
    ['auth/operation-not-allowed', 'Operation not allowed'],
    ['auth/internal-error', 'Internal error occurred'],
  ])('%s reads: %s', (code, sentence) => {
    expect(en[signInErrorText({ code })]).toBe(sentence);
  });

  it.each([{ code: 'auth/never-heard-of' }, new Error('boom'), null, 'text'])(
    'what nobody foresaw reads: Internal error occurred (%j)',
    (error) => {
      expect(en[signInErrorText(error)]).toBe('Internal error occurred');
    },
  );
});
