import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope.ts';

const profile = 'https://example.org/a.png';

describe('an envelope', () => {
  it('is read as its success and what the action names of it', () => {
    const body = { error: false, message: '106', data: { profile, path: '/srv/a.png' }, extra: 1 };
    expect(readEnvelope('upload_profile_image', body)).toEqual({
      kind: 'answer',
      success: 'PROFILE_UPDATED',
      answer: { data: { profile } },
    });
  });

  it('is read as its error whatever else it carries', () => {
    const body = { error: true, message: '140', data: { profile } };
    expect(readEnvelope('upload_profile_image', body)).toEqual({
      kind: 'refused',
      code: 'NOT_ENOUGH_COINS',
      message: '140',
    });
  });

  it('is unreadable when it has a number where the wire has text', () => {
    const body = { error: false, data: { coins: 1, score: '0' } };
    expect(readEnvelope('get_user_coin_score', body)).toMatchObject({ kind: 'unreadable' });
  });

  it('may have its parts at the top level', () => {
    const none = (message: string) => ({ error: true, message });
    const parts = { live_contest: none('115'), past_contest: none('116'), upcoming_contest: none('114') };
    expect(readEnvelope('get_contest', { error: false, ...parts })).toMatchObject({ answer: parts });
    expect(readEnvelope('get_contest', { error: false, ...parts, live_contest: none('102') })).toMatchObject({
      kind: 'unreadable',
    });
  });

  it.each([undefined, null, 'x', [], {}, { error: 'true' }, { error: false, data: [] }])(
    'is not %j',
    (body) => {
      expect(readEnvelope('get_user_coin_score', body).kind).toBe('unreadable');
    },
  );
});
