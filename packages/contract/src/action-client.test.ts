import { describe, expect, it } from 'vitest';
import type { CallProblem } from './action-client.ts';
import { createActionClient } from './action-client.ts';
import type { FileField } from './request-fields.ts';

interface SentCall {
  url: string;
  headers: Record<string, string>;
  fields: Record<string, string | FileField>;
  timeoutMs: number;
}

type Reply = { status?: number; body: unknown } | Error;

/** A client over a backend that gives the replies one after the other, and what both sides saw. */
function setUp(...replies: Reply[]) {
  const sent: SentCall[] = [];
  const problems: CallProblem[] = [];
  const accesses: string[] = [];
  const state = { languageId: undefined as string | undefined, token: 'first', unauthorized: 0 };
  const client = createActionClient({
    baseUrl: 'https://quiz.test',
    createForm: () => {
      const fields: Record<string, string | FileField> = {};
      return {
        fields,
        append(name: string, value: string | FileField) {
          fields[name] = value;
        },
      };
    },
    createTimeout: (milliseconds) => milliseconds,
    fetch: async (url, { headers, body, signal }) => {
      sent.push({ url, headers, fields: body.fields, timeoutMs: signal });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply instanceof Error) throw reply;
      const text = typeof reply?.body === 'string' ? reply.body : JSON.stringify(reply?.body);
      return { status: reply?.status ?? 200, text: async () => text };
    },
    authorize: (access) => {
      accesses.push(access);
      return { authorization: `Bearer ${state.token}` };
    },
    languageId: () => state.languageId,
    onUnauthorized: () => {
      state.unauthorized += 1;
    },
    log: (problem) => problems.push(problem),
  });
  return { client, sent, problems, accesses, state };
}

const balance = { error: false, data: { coins: '14', score: '-4', redeemable_coins: '9' } };
const turnedDown = { status: 401, body: { error: true, message: '129' } };
const refused = { body: { error: true, message: '140' } };

describe('the client of the REST backend', () => {
  it('posts the form to the action with what proves the caller', async () => {
    const { client, sent, accesses } = setUp({ body: balance });
    await client.request('get_user_coin_score', {});
    expect(sent).toEqual([
      {
        url: 'https://quiz.test/api/get_user_coin_score',
        headers: { authorization: 'Bearer first' },
        fields: {},
        timeoutMs: 15_000,
      },
    ]);
    expect(accesses).toEqual(['player']);
  });

  it('leaves empty optional fields out', async () => {
    const { client, sent } = setUp({ body: { error: false, message: '106' } });
    await client.request('update_profile', { name: 'Ada', email: '', mobile: undefined });
    expect(sent[0]?.fields).toEqual({ name: 'Ada' });
  });

  it.each([
    ['the quiz language', '7', 'get_categories', '7'],
    ['0 when none is in use', undefined, 'get_categories', '0'],
    ['14 for the home page when none is in use', undefined, 'get_web_home_settings', '14'],
  ] as const)('sends %s as language_id with language-aware calls', async (_, languageId, name, expected) => {
    const { client, sent, state } = setUp(refused);
    state.languageId = languageId;
    await (name === 'get_categories' ? client.request(name, { type: '1' }) : client.request(name, {}));
    expect(sent[0]?.fields.language_id).toBe(expected);
  });

  it('keeps a language_id that the caller names, and sends none with other calls', async () => {
    const { client, sent, state } = setUp(refused);
    state.languageId = '7';
    await client.request('get_categories', { type: '1', language_id: '9' });
    await client.request('get_user_coin_score', {});
    expect(sent.map(({ fields }) => fields.language_id)).toEqual(['9', undefined]);
  });

  it('gives the parsed answer without what the contract does not name', async () => {
    const { client } = setUp({ body: { ...balance, data: { ...balance.data, secret: 'x' }, extra: 1 } });
    expect(await client.request('get_user_coin_score', {})).toEqual({
      kind: 'answer',
      status: 200,
      success: undefined,
      answer: { data: balance.data },
    });
  });

  it('names the code of a success', async () => {
    const { client } = setUp({ body: { error: false, message: '131' } });
    expect(await client.request('check_user_exists', { firebase_id: 'uid1' })).toMatchObject({
      kind: 'answer',
      success: 'USER_UNKNOWN',
    });
  });

  it('names the code of a refusal, without logging an answer of the game', async () => {
    const { client, problems } = setUp(refused);
    expect(await client.request('unlock_premium_category', { category: '3' })).toEqual({
      kind: 'refused',
      status: 200,
      code: 'NOT_ENOUGH_COINS',
      message: '140',
    });
    expect(problems).toEqual([]);
  });

  it('reads a code that it does not know as a fault, and keeps it', async () => {
    const { client } = setUp({ body: { error: true, message: '777' } });
    expect(await client.request('get_user_by_id', {})).toMatchObject({
      code: 'SOMETHING_WENT_WRONG',
      message: '777',
    });
  });

  it('reads a refusal under another HTTP status too', async () => {
    const { client, problems } = setUp({ status: 503, body: { error: true, message: '142' } });
    expect(await client.request('get_user_by_id', {})).toMatchObject({
      kind: 'refused',
      code: 'MAINTENANCE',
    });
    expect(problems).toEqual([
      { action: 'get_user_by_id', kind: 'refused', reason: 'MAINTENANCE', status: 503 },
    ]);
  });

  it.each([
    ['network', new TypeError('fetch failed')],
    ['timeout', Object.assign(new Error('too late'), { name: 'TimeoutError' })],
    ['status', { status: 502, body: '<html>Bad gateway</html>' }],
    ['unreadable', { body: '{"error":false' }],
    ['unreadable', { body: { error: false, data: { coins: 14, score: '0' } } }],
  ] as const)('tells a failure (%s) as a value and logs it', async (reason, reply) => {
    const { client, problems } = setUp(reply);
    expect(await client.request('get_user_coin_score', {})).toMatchObject({ kind: 'failed', reason });
    expect(problems).toMatchObject([{ action: 'get_user_coin_score', kind: 'failed', reason }]);
  });

  it('tells once that a credential was turned down, and again for the next credential', async () => {
    const { client, state } = setUp(turnedDown);
    await Promise.all([client.request('get_user_by_id', {}), client.request('get_user_coin_score', {})]);
    await client.request('get_user_by_id', {});
    expect(state.unauthorized).toBe(1);
    state.token = 'second';
    await client.request('get_user_by_id', {});
    expect(state.unauthorized).toBe(2);
  });

  it('does not log out for a credential that the caller brought himself', async () => {
    const { client, sent, state } = setUp(turnedDown);
    await client.request(
      'get_user_by_id',
      {},
      { headers: { authorization: 'Bearer guest' }, timeoutMs: 500 },
    );
    expect(state.unauthorized).toBe(0);
    expect(sent[0]).toMatchObject({ headers: { authorization: 'Bearer guest' }, timeoutMs: 500 });
  });

  it('call gives the envelope of HTTP 200, success and refusal alike', async () => {
    const { client } = setUp({ body: balance }, refused, { body: { error: false, message: '110' } });
    expect(await client.call('get_user_coin_score', {})).toEqual(balance);
    expect(await client.call('unlock_premium_category', { category: '3' })).toEqual(refused.body);
    expect(await client.call('unlock_premium_category', { category: '3' })).toEqual({
      error: false,
      message: '110',
    });
  });

  it.each([
    ['a network fault', new TypeError('fetch failed')],
    ['another status', { status: 500, body: { error: true, message: '122' } }],
    ['a body that is no envelope', { body: 'null' }],
  ] as const)('call logs %s and gives null', async (_, reply) => {
    const { client, problems } = setUp(reply);
    expect(await client.call('get_user_coin_score', {})).toBeNull();
    expect(problems).toHaveLength(1);
  });

  it('never logs a field or a header', async () => {
    const { client, problems } = setUp({ status: 500, body: 'secret-in-body' });
    await client.request('check_user_exists', { firebase_id: 'secret-uid' });
    expect(JSON.stringify(problems)).not.toMatch(/secret|Bearer/);
  });
});
