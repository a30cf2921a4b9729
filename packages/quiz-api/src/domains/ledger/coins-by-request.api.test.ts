import { actionNames, actions } from '@quiz-arena/contract/action-registry';
import { type BadgeType, badges } from '@quiz-arena/contract/badges';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinsOf, openLevel } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';
import { validFields } from '../../testing/valid-fields.ts';

const REPEATS = 50;
/** Players who try; the security run has more of them try. */
const RUNS = Number(process.env.COIN_RUNS ?? 15);
const WELCOME = 10;

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi();
});
afterAll(() => api.close());

async function grant(player: TestPlayer, coins: number): Promise<void> {
  await api.operate('user-coins', { user: player.id, coins, reason: 'For a test' });
}

const codesOf = (answers: readonly { body: { message?: string; error: boolean } }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ body }) => body.message ?? String(body.error))].map(([code, all]) => [
      code,
      all.length,
    ]),
  );

/** The same request of one player, so often at the same moment. */
const repeat = (action: string, fields: Record<string, string>, player: TestPlayer) =>
  Promise.all(Array.from({ length: REPEATS }, () => api.post(action, fields, player)));

describe('50 parallel repeats', () => {
  it('[C3] [C15] of an unlocking charge its price once', async () => {
    const player = await api.signUp('Rich');
    await grant(player, 90);
    const answers = await repeat('unlock_premium_category', { category: 'treasures' }, player);
    expect(codesOf(answers)).toEqual({ '110': 1, '132': REPEATS - 1 });
    expect(await coinsOf(api, player)).toBe(75);
  });

  it('[C3] [C14] of a review charge its price once', async () => {
    const player = await api.signUp('Curious');
    await grant(player, 90);
    const { attempt_id } = await openLevel(api, player);
    await api.post('set_quiz_coin_score', { quiz_type: '1', attempt_id }, player);
    const answers = await repeat('get_review', { attempt_id }, player);
    expect(codesOf(answers)).toEqual({ false: REPEATS });
    expect(await coinsOf(api, player)).toBe(90);
  });

  it('[C14] of a review that is paid as a spend charge its price once', async () => {
    const player = await api.signUp('Spending');
    const { attempt_id } = await openLevel(api, player);
    await api.post('set_quiz_coin_score', { quiz_type: '1', attempt_id }, player);
    const fields = { title: 'reviewAnswer', attempt_id, coins: '1000' };
    expect(codesOf(await repeat('set_user_coin_score', fields, player))).toEqual({ '111': REPEATS });
    expect(await coinsOf(api, player)).toBe(0);
  });

  it('[C3] [C11] of a first sign-in with a code pay every bonus once', async () => {
    const owner = await api.signUp('Owner');
    const { body } = await api.post('get_user_by_id', {}, owner);
    const token = api.idTokenOf({ firebaseId: 'invited', isEmailVerified: true });
    const fields = { firebase_id: 'invited', type: 'email', friends_code: body.data.refer_code };
    const answers = await Promise.all(
      Array.from({ length: REPEATS }, () => api.post('user_signup', fields, { token })),
    );
    expect(codesOf(answers)).toEqual({ '104': 1, '105': REPEATS - 1 });
    expect(answers.at(-1)?.body.data.coins).toBe('60');
    expect(await coinsOf(api, owner)).toBe(WELCOME + 100);
  });
});

/** Everything that a player may call, but for what ends his token or his account. */
const endings: ReadonlySet<string> = new Set(['sign_out', 'delete_user_account']);
const playersActions = actionNames.filter(
  (name) => ['player', 'player-or-service'].includes(actions[name].access) && !endings.has(name),
);
const value = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '2',
    '3',
    '-5',
    '100',
    '1000000',
    '1e9',
    'reviewAnswer',
    'wonQuizZone',
    'history',
  ),
  fc.constantFrom('treasures', 'dashing_debut', 'elite', 'brainiac', 'a', '1.3', 'used5050lifeline', 'own'),
  fc.string({ maxLength: 8 }),
);
const call = fc.record({
  action: fc.constantFrom(...playersActions),
  /** Which of its fields are sent as something else; `own` stands for the player's open attempt. */
  changes: fc.dictionary(
    fc.constantFrom(
      'coins',
      'score',
      'type',
      'title',
      'attempt_id',
      'category',
      'level',
      'quiz_type',
      'lifeline',
    ),
    value,
    { maxKeys: 3 },
  ),
});

describe('a player', () => {
  it('[C5] [I1] never raises the own balance by any request in any order, beyond badges that were earned', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 10, maxLength: 40 }), async (calls) => {
        const player = await api.signUp('Trying');
        for (const { action, changes } of calls) {
          const { attempt_id } = await openLevel(api, player);
          const known = Object.keys(validFields[action]);
          const fields = Object.fromEntries(
            Object.entries({ ...validFields[action], attempt_id, ...changes })
              .filter(([field]) => known.includes(field) || field === 'type')
              .map(([field, text]) => [field, text === 'own' ? attempt_id : text]),
          );
          await api.post(action, fields, player);
          expect(await coinsOf(api, player)).toBeLessThanOrEqual(WELCOME + (await claimedRewards(player)));
        }
      }),
      { numRuns: RUNS },
    );
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });
});

async function claimedRewards(player: TestPlayer): Promise<number> {
  const { body } = await api.call('get_user_badges', {}, player);
  const claimed = body.data.filter(({ status }: { status: string }) => status === '2');
  return claimed.reduce((sum: number, { type }: { type: BadgeType }) => sum + badges[type].reward, 0);
}
