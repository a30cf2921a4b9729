import { describe, expect, it } from 'vitest';
import { answerEnvelope, errorEnvelope, errorStatus, readEnvelope } from './envelope.ts';

describe('the envelope', () => {
  it('carries the code of a success as text, and nothing that the action does not name', () => {
    const profile = 'https://example.org/a.png';
    const reply = { data: { profile, path: '/srv/a.png' } };
    expect(answerEnvelope('upload_profile_image', reply, 'PROFILE_UPDATED')).toEqual({
      error: false,
      message: '106',
      data: { profile },
    });
  });

  it('has no message on a success without a code', () => {
    expect(answerEnvelope('get_user_coin_score', { data: { coins: '1', score: '0' } })).toEqual({
      error: false,
      data: { coins: '1', score: '0' },
    });
  });

  it('refuses to send a number where the wire has text', () => {
    const reply = { data: { coins: 1, score: '0' } } as unknown as { data: { coins: string; score: string } };
    expect(() => answerEnvelope('get_user_coin_score', reply)).toThrow();
  });

  it('of an error carries its code and its status, which an action may change', () => {
    expect(errorEnvelope('NOT_ENOUGH_COINS')).toEqual({ error: true, message: '140' });
    expect(errorStatus('ACCOUNT_DEACTIVATED')).toBe(401);
    expect(errorStatus('ACCOUNT_DEACTIVATED', 'get_user_by_id')).toBe(401);
    expect(errorStatus('ACCOUNT_DEACTIVATED', 'user_signup')).toBe(200);
  });

  it('may have its parts at the top level', () => {
    const none = (message: '114' | '115' | '116') => ({ error: true as const, message });
    const parts = { live_contest: none('115'), past_contest: none('116'), upcoming_contest: none('114') };
    expect(readEnvelope('get_contest', answerEnvelope('get_contest', parts))).toMatchObject({
      kind: 'answer',
      answer: parts,
    });
  });

  it('that is none is unreadable, whatever came', () => {
    for (const body of [undefined, null, 'x', [], {}, { error: 'true' }, { error: false, data: [] }]) {
      expect(readEnvelope('get_user_coin_score', body).kind).toBe('unreadable');
    }
  });
});
