import type { Access } from '@quiz-arena/contract/action';
import { type ActionName, actionNames, actions } from '@quiz-arena/contract/action-registry';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinsOf } from '../testing/play-level.ts';
import { startQuizApi } from '../testing/quiz-api-with-content.ts';
import type { CallOptions, TestApi, TestPlayer } from '../testing/test-api.ts';
import { validFields } from '../testing/valid-fields.ts';

let api: TestApi;
let player: TestPlayer;
let badTokens: Record<string, string>;
let idToken: string;

beforeAll(async () => {
  api = await startQuizApi();
  player = await api.signUp('Mallory');
  idToken = api.idTokenOf({ firebaseId: 'matrix', isEmailVerified: true });
  badTokens = await makeBadTokens();
});
afterAll(() => api.close());

async function makeBadTokens(): Promise<Record<string, string>> {
  const [superseded, deleted] = [await api.signUp('Superseded'), await api.signUp('Deleted')];
  const claims = claimsOf(superseded.token);
  const again = api.idTokenOf({ firebaseId: claims.firebase_id, isEmailVerified: true });
  await api.call('user_signup', { firebase_id: claims.firebase_id, type: 'email' }, { token: again });
  await api.post('delete_user_account', {}, deleted);
  const mine = claimsOf(player.token);
  const [now, key] = [api.clock.now().getTime(), api.config.API_TOKEN_SECRET];
  return {
    garbage: 'garbage',
    'a JSON web token of nothing': 'e30.e30.e30',
    'an expired one': await signed(mine, key, new Date(now - 1000)),
    'a superseded one': superseded.token,
    'one of a deleted account': deleted.token,
    'an unsigned one': unsigned({ ...mine, exp: now / 1000 + 60 }),
    'one signed with another key': await signed(
      mine,
      'another-key-another-key-another-key',
      new Date(now + 60_000),
    ),
    'one of another player with my name on it': await signed(
      { ...mine, firebase_id: 'somebody-else' },
      key,
      new Date(now + 60_000),
    ),
    'the service key': api.config.SERVICE_KEY,
  };
}

function claimsOf(token: string): { user_id: string; firebase_id: string; jti: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function signed(claims: { user_id: string; firebase_id: string; jti: string }, key: string, expiresAt: Date) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(key));
}

/** What opens an action to its rightful caller. */
function credentialsFor(name: ActionName): CallOptions {
  const { access } = actions[name];
  if (access === 'service') return { serviceKey: api.config.SERVICE_KEY };
  return { token: access === 'identity' ? idToken : player.token };
}

const post = (name: ActionName, fields: Record<string, string>, options: CallOptions) =>
  api.post(name, { ...validFields[name], ...fields }, options);

describe.each(actionNames)('%s', (name) => {
  const { access } = actions[name];

  it(`opens to nobody with a token that is no good (${access})`, async () => {
    const guest = await post(name, {}, {});
    if (REFUSED_TO_GUESTS[access]) expect(guest).toEqual(REFUSED_TO_GUESTS[access]);
    for (const [kind, token] of Object.entries({ ...badTokens, 'a token of sign-in': idToken })) {
      if (access === 'identity' && token === idToken) continue;
      const answer = await post(name, {}, { token });
      if (access === 'public' || access === 'optional-player') expect([kind, answer]).toEqual([kind, guest]);
      else if (access === 'service')
        expect([kind, answer]).toEqual([kind, { status: 200, body: { error: true, message: '143' } }]);
      else expect([kind, answer]).toEqual([kind, { status: 401, body: { error: true, message: '129' } }]);
    }
  });

  it('takes 50 calls at the same moment without a fault, and for no more than one', async () => {
    const own = await api.signUp('Insistent');
    const token = access === 'identity' ? idToken : own.token;
    const options = access === 'service' ? credentialsFor(name) : { token };
    const answers = await Promise.all(Array.from({ length: REPEATS }, () => post(name, {}, options)));
    const codes = new Set(answers.map(({ body }) => body.message));
    expect([...codes]).not.toContain('122');
    for (const { status } of answers) expect([200, 401]).toContain(status);
    if (name === 'delete_user_account' || name === 'sign_out') return;
    expect(await coinsOf(api, own)).toBeLessThanOrEqual(10);
  });

  it('refuses fields that it does not know, whatever their names', async () => {
    for (const extra of [
      'nonsense',
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'isAdmin',
      'api_token',
    ]) {
      const { body } = await post(name, { [extra]: '1' }, credentialsFor(name));
      expect([extra, body]).toEqual([extra, { error: true, message: '103' }]);
    }
  });

  it('answers broken numbers and texts with a refusal, never with a fault', async () => {
    const broken = [
      '-1',
      '1.5',
      '1e3',
      '0x10',
      '+1',
      ' 1',
      '٣',
      'NaN',
      'Infinity',
      '9'.repeat(30),
      '9007199254740993',
      '-0',
      '007',
      '1,000',
      "1' or '1'='1",
    ];
    for (const field of Object.keys(validFields[name])) {
      for (const value of [...broken, 'a\u0000b', '\ud800', '<script>', '%00', 'x'.repeat(5000)]) {
        const fields = { ...validFields[name], [field]: value };
        const isRefused = !actions[name].request.safeParse(fields).success;
        if (!isRefused && (name === 'user_signup' || name === 'update_profile')) continue;
        const { status, body } = await post(name, { [field]: value }, credentialsFor(name));
        const seen = [field, value.slice(0, 20), status, body.message];
        if (isRefused) expect(seen).toEqual([field, value.slice(0, 20), 200, '103']);
        else expect(seen).not.toContain('122');
        if (COUNTS.includes(field) && broken.includes(value)) expect(body.message).toBe('103');
      }
    }
  });
});

const REPEATS = 50;
/** What somebody without any token is told, where something is asked of him. */
const REFUSED_TO_GUESTS: Readonly<Partial<Record<Access, { status: number; body: object }>>> = {
  identity: { status: 401, body: { error: true, message: '125' } },
  player: { status: 401, body: { error: true, message: '125' } },
  'player-or-service': { status: 401, body: { error: true, message: '125' } },
  service: { status: 200, body: { error: true, message: '143' } },
};
/** Fields that are amounts, counts or places in a list. */
const COUNTS = ['offset', 'limit', 'level', 'no_of_que', 'entry_coin', 'total_duration', 'coin_used'];

describe('a field named __proto__', () => {
  it('is refused in a multipart body too', async () => {
    const form = new FormData();
    form.append('__proto__', '{"isAdmin":true}');
    const request = new Request('http://test', { method: 'POST', body: form });
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/get_languages',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(response.json()).toEqual({ error: true, message: '103' });
    expect('isAdmin' in {}).toBe(false);
  });

  it('is no field inside a JSON field either', async () => {
    const attack = '[{"id":"1","answer":"a","__proto__":{"isAdmin":true}}]';
    const { body } = await post('set_quiz_coin_score', { play_questions: attack }, player);
    expect(body).toEqual({ error: true, message: '103' });
    expect('isAdmin' in {}).toBe(false);
  });

  it('or a JSON field that is nested ten thousand deep brings nothing down', async () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const { body } = await post('set_quiz_coin_score', { play_questions: deep }, player);
    expect(body).toEqual({ error: true, message: '103' });
  });
});

describe('after all of it', () => {
  it('[I1] the player owns what was owned before, and the ledger fits', async () => {
    expect(await coinsOf(api, player)).toBe(10);
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });
});
