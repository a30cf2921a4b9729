import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revocations } from '../../db/schema/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { uploadPicture } from '../../testing/upload-picture.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function identityOf(firebaseId: string) {
  return api.idTokenOf({ firebaseId, email: `${firebaseId}@example.com`, isEmailVerified: true });
}

async function coinsOf(token: string): Promise<string> {
  return (await api.call('get_user_coin_score', {}, { token })).body.data.coins;
}

describe('check_user_exists', () => {
  it('tells a stranger from a player, for the bearer of the identity only', async () => {
    const token = identityOf('curious');
    const ask = () => api.call('check_user_exists', { firebase_id: 'curious' }, { token });
    expect((await ask()).body).toEqual({ error: false, message: '131' });
    await api.call('user_signup', { firebase_id: 'curious', type: 'email' }, { token });
    expect((await ask()).body).toEqual({ error: false, message: '130' });
    const other = await api.call(
      'check_user_exists',
      { firebase_id: 'curious' },
      { token: identityOf('else') },
    );
    expect(other).toEqual({ status: 401, body: { error: true, message: '129' } });
  });
});

describe('user_signup', () => {
  it('registers with the welcome bonus once, then logs in', async () => {
    const token = identityOf('ada');
    const fields = { firebase_id: 'ada', type: 'email', name: 'Ada' } as const;
    const first = await api.call('user_signup', fields, { token });
    expect(first.body).toMatchObject({ error: false, message: '104' });
    expect(first.body.data).toMatchObject({
      firebase_id: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      type: 'email',
      coins: '10',
      status: '1',
      friends_code: '',
    });
    expect(first.body.data.refer_code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const second = await api.call('user_signup', fields, { token });
    expect(second.body).toMatchObject({ error: false, message: '105' });
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await coinsOf(second.body.data.api_token)).toBe('10');
  });

  it('makes one account of ten first sign-ins at the same moment', async () => {
    const token = identityOf('hasty');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.call('user_signup', { firebase_id: 'hasty', type: 'email' }, { token }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.message === '104')).toHaveLength(1);
    const last = await api.call('user_signup', { firebase_id: 'hasty', type: 'email' }, { token });
    expect(last.body.data.coins).toBe('10');
  });

  it('does not believe a firebase_id that the token does not prove', async () => {
    const fields = { firebase_id: 'victim', type: 'gmail' } as const;
    expect((await api.call('user_signup', fields, { token: identityOf('thief') })).body.message).toBe('129');
    expect((await api.call('user_signup', fields)).body.message).toBe('125');
  });

  it('needs a verified address for the type email', async () => {
    const token = api.idTokenOf({ firebaseId: 'unverified', email: 'unverified@example.com' });
    const answer = await api.call('user_signup', { firebase_id: 'unverified', type: 'email' }, { token });
    expect(answer).toEqual({ status: 401, body: { error: true, message: '129' } });
  });

  it('does not let another type get around the verified address', async () => {
    const token = api.idTokenOf({ firebaseId: 'sly', email: 'sly@example.com', signInType: 'email' });
    const answer = await api.call('user_signup', { firebase_id: 'sly', type: 'gmail' }, { token });
    expect(answer).toEqual({ status: 401, body: { error: true, message: '129' } });
  });

  it('answers 126 with 200 for a deactivated account', async () => {
    const token = identityOf('closed');
    const fields = { firebase_id: 'closed', type: 'email' } as const;
    const { body } = await api.call('user_signup', fields, { token });
    await api.operate('user-deactivate', { user: body.data.id });
    expect(await api.call('user_signup', fields, { token })).toEqual({
      status: 200,
      body: { error: true, message: '126' },
    });
  });

  it('gives both sides of a referral their coins, once, and ignores an unknown code', async () => {
    const owner = await api.call(
      'user_signup',
      { firebase_id: 'owner', type: 'email' },
      { token: identityOf('owner') },
    );
    const { refer_code, api_token } = owner.body.data;
    const signUp = (id: string, code: string) =>
      api.call(
        'user_signup',
        { firebase_id: id, type: 'email', friends_code: code },
        { token: identityOf(id) },
      );
    const friend = await signUp('friend', refer_code);
    expect(friend.body.data).toMatchObject({ coins: '60', friends_code: refer_code });
    expect(await coinsOf(api_token)).toBe('110');
    expect((await signUp('friend', refer_code)).body.data.coins).toBe('60');
    expect(await coinsOf(api_token)).toBe('110');
    expect((await signUp('loner', 'NOSUCHCODE')).body.data).toMatchObject({ coins: '10', friends_code: '' });
  });

  it('takes no picture from an address of somebody else', async () => {
    const token = api.idTokenOf({
      firebaseId: 'pic',
      isEmailVerified: true,
      picture: 'https://pics.example/me',
    });
    const spy = { firebase_id: 'pic', type: 'gmail', profile: 'https://spy.example/pixel.png' } as const;
    expect((await api.call('user_signup', spy, { token })).body.data.profile).toBe('https://pics.example/me');
  });

  it('ends with sign_out: the token opens nothing any more, and nobody else is signed out', async () => {
    const [ada, bob] = [await api.signUp('Outgoing'), await api.signUp('Staying')];
    expect((await api.post('sign_out', {}, ada)).body).toEqual({ error: false, message: '111' });
    const refused = { status: 401, body: { error: true, message: '129' } };
    expect(await api.post('get_user_by_id', {}, ada)).toEqual(refused);
    expect(await api.post('sign_out', {}, ada)).toEqual(refused);
    expect((await api.post('get_user_by_id', {}, bob)).status).toBe(200);
  });

  it('tells the battle servers of every signed-out, superseded and closed token, in order', async () => {
    const token = identityOf('watched');
    const fields = { firebase_id: 'watched', type: 'email' } as const;
    const first = await api.call('user_signup', fields, { token });
    await api.call('sign_out', {}, { token: first.body.data.api_token });
    const { body } = await api.call('user_signup', fields, { token });
    await api.call('user_signup', fields, { token });
    await api.operate('user-deactivate', { user: body.data.id });
    const rows = await api.db.select().from(revocations).orderBy(revocations.id);
    const own = rows.filter((row) => row.userId === body.data.id);
    expect(own.map(({ reason }) => reason)).toEqual([
      'signed_out',
      'superseded',
      'superseded',
      'deactivated',
    ]);
    expect(own.map(({ validTokenHash }) => validTokenHash === '')).toEqual([true, false, false, true]);
  });
});

describe('get_user_by_id', () => {
  it('counts days in a row and unlocks the streak badge on the thirtieth', async () => {
    const own = await startTestApi();
    const idToken = own.idTokenOf({ firebaseId: 'daily', isEmailVerified: true });
    const badge = async (token: string) => {
      const { body } = await own.call('get_user_badges', {}, { token });
      return body.data.find((row: { type: string }) => row.type === 'streak').status;
    };
    const statuses: string[] = [];
    for (let day = 1; day <= 30; day += 1) {
      const signedIn = await own.call(
        'user_signup',
        { firebase_id: 'daily', type: 'email' },
        { token: idToken },
      );
      const token = signedIn.body.data.api_token;
      await own.call('get_user_by_id', {}, { token });
      await own.call('get_user_by_id', {}, { token });
      if (day >= 29) statuses.push(await badge(token));
      if (day === 30) {
        const claim = () => own.call('set_user_coin_score', { type: 'streak', coins: '999' }, { token });
        expect((await claim()).body).toMatchObject({ message: '111', data: { coins: '11' } });
        expect((await claim()).body).toEqual({ error: true, message: '143' });
      }
      own.clock.advance(DAY_MS);
    }
    expect(statuses).toEqual(['0', '1']);
    await own.close();
  });
});

describe('set_user_coin_score', () => {
  it('[C5] gives a player nothing that the server did not decide', async () => {
    const { token } = await api.signUp('Greedy');
    const refused = { error: true, message: '143' };
    expect((await api.call('set_user_coin_score', { coins: '1000' }, { token })).body).toEqual(refused);
    expect((await api.call('set_user_coin_score', { coins: '5', type: 'elite' }, { token })).body).toEqual(
      refused,
    );
    expect(await coinsOf(token)).toBe('10');
  });
});

describe('update_profile', () => {
  it('replaces name and number, and the address only of a player who signed up by phone', async () => {
    const { token } = await api.signUp('Mail');
    const change = { name: 'New', email: 'new@example.com', mobile: '+491512345678' };
    expect((await api.call('update_profile', change, { token })).body).toEqual({
      error: false,
      message: '106',
    });
    const { body } = await api.call('get_user_by_id', {}, { token });
    expect(body.data).toMatchObject({ name: 'New', mobile: '+491512345678' });
    expect(body.data.email).not.toBe('new@example.com');
    const idToken = api.idTokenOf({ firebaseId: 'phone', mobile: '+16505550101' });
    const phone = await api.call('user_signup', { firebase_id: 'phone', type: 'mobile' }, { token: idToken });
    const phoneToken = { token: phone.body.data.api_token };
    await api.call('update_profile', { email: 'new@example.com' }, phoneToken);
    expect((await api.call('get_user_by_id', {}, phoneToken)).body.data.email).toBe('new@example.com');
  });
});

describe('upload_profile_image', () => {
  const upload = async (token: string, bytes: Uint8Array) =>
    (await uploadPicture(api, { token }, bytes)).body;

  it('decodes the picture, writes it again without its metadata, serves it, and removes the former one', async () => {
    const { token } = await api.signUp('Face');
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#EF5388' } })
      .withExif({ IFD0: { Copyright: 'secret-mark' } })
      .jpeg()
      .toBuffer();
    const first = await upload(token, new Uint8Array(picture));
    expect(first).toMatchObject({ error: false, message: '106' });
    const path = new URL(first.data.profile).pathname;
    const served = await api.app.inject(path);
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 512, 512, undefined]);
    await upload(token, new Uint8Array(picture));
    expect(existsSync(join(api.config.DATA_DIR, path))).toBe(false);
  });

  it('refuses what is no picture of the three kinds, whatever its name says', async () => {
    const { token } = await api.signUp('Fake');
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const broken = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    const huge = await sharp({ create: { width: 4097, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const bytes of [svg, broken, new Uint8Array(huge)]) {
      expect(await upload(token, bytes)).toEqual({ error: true, message: '107' });
    }
  });
});

describe('delete_user_account', () => {
  it('[C12] removes the person, keeps the ledger even, and gives no second welcome bonus', async () => {
    const token = identityOf('leaver');
    const fields = { firebase_id: 'leaver', type: 'email' } as const;
    const { body } = await api.call('user_signup', fields, { token });
    const signedIn = { token: body.data.api_token };
    expect((await api.call('delete_user_account', {}, signedIn)).body).toEqual({
      error: false,
      message: '111',
    });
    expect((await api.call('get_user_coin_score', {}, signedIn)).status).toBe(401);
    const again = await api.call('user_signup', fields, { token });
    expect(again.body).toMatchObject({ message: '104', data: { coins: '0' } });
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });
});
