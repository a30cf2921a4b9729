import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { holdFee } from '../../testing/play-battle.ts';
import { answerQuestion, openLevel, settle } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { reserveHold } from '../ledger/holds.ts';

const ROUNDS = 10;

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi();
});
afterAll(() => api.close());

const faults = async () => (await api.operate('reconcile', {})).body.faults;

describe('deleting an account', () => {
  it('and playing at the same moment end, whichever comes first', async () => {
    const rounds = await Promise.all(
      Array.from({ length: ROUNDS }, async () => {
        const player = await api.signUp('Leaving');
        const opened = await openLevel(api, player);
        for (const index of [0, 1, 2, 3]) await answerQuestion(api, player, opened, index, 'Right');
        return { player, opened };
      }),
    );
    for (const { player, opened } of rounds) {
      const messages = await Promise.all([
        answerQuestion(api, player, opened, 4, 'Right'),
        settle(api, player, opened),
        api.post('delete_user_account', {}, player).then(({ body }) => body),
        openLevel(api, player, { category: 'science', subcategory: 'space' }).catch(() => ({
          message: '125',
        })),
        api.post('get_review', { attempt_id: opened.attempt_id }, player).then(({ body }) => body),
        answerQuestion(api, player, opened, 5, 'Wrong'),
      ]);
      expect(messages.map(({ message }) => message)).not.toContain('122');
      expect(messages[2].message).toBe('111');
      expect(await api.db.$count(attempts, eq(attempts.userId, player.id))).toBe(0);
    }
    expect(await faults()).toEqual([]);
  });

  it('[C27] is refused while a battle fee is held', async () => {
    const player = await api.signUp('Fighting');
    await holdFee(api, 'still-open', player);
    expect((await api.post('delete_user_account', {}, player)).body.message).toBe('143');
    expect((await api.post('get_user_coin_score', {}, player)).body.data.coins).toBe('5');
  });

  it('[C27] gives coins that were held for a redeem request to the house', async () => {
    const { id: userId, ...player } = await api.signUp('Redeeming');
    const at = api.clock.now();
    const hold = {
      purpose: 'redeem',
      reference: '1',
      userId,
      amount: 4,
      title: 'redeemRequest',
      at,
    } as const;
    expect(await api.db.transaction((tx) => reserveHold(tx, hold))).toBe('held');
    expect((await api.post('delete_user_account', {}, player)).body.message).toBe('111');
    expect(await faults()).toEqual([]);
  });
});
