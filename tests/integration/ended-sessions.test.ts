import { buildBattleServer } from '@quiz-arena/battle-server/build-battle-server';
import { readConfig } from '@quiz-arena/battle-server/config';
import { type BattleClient, connectPlayer } from '@quiz-arena/battle-server/testing/battle-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPlayer } from '../../packages/quiz-api/src/testing/test-api.ts';

/** A session that has ended closes its sockets within so long, milliseconds. */
const CLOSED_WITHIN_MS = 5_000;

let api: TestApi;
let port: number;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  api = await startTestApi();
  closers.push(api.close);
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { SERVICE_KEY, OPERATOR_KEY } = api.config;
  const env = { SERVICE_KEY, OPERATOR_KEY, QUIZ_API_URL: url, PORT: '0', LOG_LEVEL: 'silent', DRAIN_MS: '0' };
  const node = await buildBattleServer(readConfig(env));
  closers.push(node.close);
  port = await node.listen();
}, 60_000);

afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

async function connect({ token }: TestPlayer): Promise<BattleClient> {
  const client = await connectPlayer(port, token);
  closers.push(client.close);
  return client;
}

/** Signs the player of this id in once more. */
async function signInAgain(player: TestPlayer): Promise<void> {
  const claims = Buffer.from(player.token.split('.')[1] ?? '', 'base64url').toString();
  const { firebase_id }: { firebase_id: string } = JSON.parse(claims);
  const token = api.idTokenOf({ firebaseId: firebase_id, isEmailVerified: true });
  await api.call('user_signup', { firebase_id, type: 'email' }, { token });
}

describe('on the real quiz backend', () => {
  it.each([
    ['a sign-out', 'UNAUTHORIZED', (player: TestPlayer) => api.post('sign_out', {}, player)],
    ['a newer sign-in', 'UNAUTHORIZED', signInAgain],
    [
      'a deactivation',
      'ACCOUNT_DEACTIVATED',
      ({ id }: TestPlayer) => api.operate('user-deactivate', { user: id }),
    ],
    ['a deletion', 'UNAUTHORIZED', (player: TestPlayer) => api.post('delete_user_account', {}, player)],
  ])(
    '%s closes the sockets of its token within 5 s, and no others [B13] [B18]',
    async (_what, code, end) => {
      const [player, other] = [await api.signUp('Ending'), await api.signUp('Staying')];
      const [ending, staying] = [await connect(player), await connect(other)];
      await end(player);
      await expect
        .poll(() => ending.socket.connected, { interval: 20, timeout: CLOSED_WITHIN_MS })
        .toBe(false);
      await expect(connect(player)).rejects.toMatchObject({ data: { code } });
      expect(staying.socket.connected).toBe(true);
    },
    20_000,
  );
});
