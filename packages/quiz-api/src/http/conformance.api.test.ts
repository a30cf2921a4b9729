import type { Action } from '@quiz-arena/contract/action';
import { type ActionName, actionNames, actions } from '@quiz-arena/contract/action-registry';
import { type SuccessName, successes } from '@quiz-arena/contract/codes';
import { type ErrorName, errors } from '@quiz-arena/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCases } from '../testing/conformance/account-cases.ts';
import { battleCases } from '../testing/conformance/battle-cases.ts';
import { catalogueCases } from '../testing/conformance/catalogue-cases.ts';
import type { Case, Conformance, World } from '../testing/conformance/conformance-case.ts';
import { playCases } from '../testing/conformance/play-cases.ts';
import { playLevel } from '../testing/play-level.ts';
import { startQuizApi } from '../testing/quiz-api-with-content.ts';
import { startTestApi, type TestAnswer } from '../testing/test-api.ts';
import { validFields } from '../testing/valid-fields.ts';

/** Every code of every action; one that is missing does not compile. Who may call: security-matrix.api.test.ts. */
const conformance: Conformance = { ...accountCases, ...battleCases, ...catalogueCases, ...playCases };

let world: World;
beforeAll(async () => {
  const api = await startQuizApi({ hasOtherModes: true, questionsPerLevel: 40 });
  const empty = await startTestApi();
  world = {
    api,
    empty,
    asService: { serviceKey: api.config.SERVICE_KEY },
    async give({ id }, coins) {
      const { status } = await api.operate('user-coins', { user: id, coins, reason: 'For a test' });
      expect(status).toBe(200);
    },
    async whileOn(key, run) {
      await api.operate('settings-set', { key, value: '1' });
      try {
        return await run();
      } finally {
        await api.operate('settings-set', { key, value: '0' });
      }
    },
  };
});
afterAll(async () => {
  await world.api.close();
  await world.empty.close();
});

describe.each(actionNames)('%s', (name) => {
  const action: Action = actions[name];
  const cases: Readonly<Record<string, Case>> = conformance[name];

  it.each(Object.keys(cases))('answers %s as it is declared', async (code) => {
    const answer = await cases[code]?.(world);
    if (answer === undefined) throw new Error('no case');
    if (code === 'OK') expectSuccess(action, answer, undefined);
    else if (isSuccess(action, code)) expectSuccess(action, answer, code);
    else {
      const { code: number, status } = errors[code as ErrorName];
      expect(answer).toEqual({
        status: action.statuses[code as ErrorName] ?? status,
        body: { error: true, message: String(number) },
      });
    }
  });

  it('takes no field that it does not know', () => {
    expect(action.request.safeParse({ ...validFields[name], surprise: '1' }).success).toBe(false);
  });
});

function isSuccess({ successCodes }: Action, code: string): code is SuccessName {
  return (successCodes as readonly string[]).includes(code);
}

/** The envelope, the code, and nothing that the action's answer does not name, at any depth. */
function expectSuccess(action: Action, { status, body }: TestAnswer, code: SuccessName | undefined): void {
  const message = code === undefined ? undefined : String(successes[code].code);
  const { error, message: sent, ...parts } = body;
  expect([status, error, sent]).toEqual([200, false, message]);
  expect(action.answer.parse(parts)).toEqual(parts);
}

describe('maintenance', () => {
  it('closes every action that is not named as open, at once, and opens it again', async () => {
    const player = await world.api.signUp();
    const messages = async () => {
      const seen = new Map<ActionName, unknown>();
      for (const name of actionNames) {
        const { access } = actions[name];
        if (access === 'service' || access === 'identity' || OF_THE_CALLER.includes(name)) continue;
        const { status, body } = await world.api.post(name, validFields[name], player);
        seen.set(name, status === 503 ? body.message : 'open');
      }
      return seen;
    };
    const closed = await world.whileOn('app_maintenance', messages);
    for (const [name, message] of closed) {
      expect([name, message]).toEqual([name, actions[name].isOpenInMaintenance ? 'open' : '142']);
    }
    expect(new Set((await messages()).values())).toEqual(new Set(['open']));
  });
});

/** They end the caller's token or account. */
const OF_THE_CALLER: readonly ActionName[] = ['sign_out', 'delete_user_account'];

describe('what players read', () => {
  it('has no e-mail address or phone number of others', async () => {
    const { api } = world;
    const secrets = ['private@example.com', '+4915112345678'];
    const firebaseId = 'someone-private';
    const token = api.idTokenOf({
      firebaseId,
      email: secrets[0] ?? '',
      mobile: secrets[1] ?? '',
      isEmailVerified: true,
    });
    const { body } = await api.call('user_signup', { firebase_id: firebaseId, type: 'email' }, { token });
    const other = { id: body.data.id, token: body.data.api_token };
    await playLevel(api, other, 12);
    const player = await api.signUp();
    for (const name of actionNames) {
      const { access } = actions[name];
      if (access === 'service' || access === 'identity' || OF_THE_CALLER.includes(name)) continue;
      const answer = JSON.stringify((await api.post(name, validFields[name], player)).body);
      for (const secret of secrets) expect([name, answer.includes(secret)]).toEqual([name, false]);
    }
  });
});
