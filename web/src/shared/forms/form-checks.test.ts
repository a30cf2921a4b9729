import { describe, expect, it } from 'vitest';
import { checkEmail, checkMobile, checkNewPassword, checkSame, normalMobile } from './form-checks.ts';

describe('form checks', () => {
  it('ask for an e-mail before they judge it', () => {
    expect(checkEmail('  ')).toBe('please_fill_in_all_details');
    expect(checkEmail('amira')).toBe('invalid_email_address');
    expect(checkEmail(' amira@example.com ')).toBeNull();
  });

  it('ask for the country code of a mobile number', () => {
    expect(checkMobile('98765 43210')).toBe('please_enter_mobile_number');
    expect(checkMobile('+91 98765-43210')).toBeNull();
    expect(normalMobile('0091 (98765) 43210')).toBe('+919876543210');
  });

  it('want two equal passwords of six characters', () => {
    expect(checkNewPassword('12345')).toBe('password_too_short');
    expect(checkNewPassword('123456')).toBeNull();
    expect(checkSame('123456', '123457')).toBe('passwords_do_not_match');
  });
});
