import { badgeTypes } from '@quiz-arena/contract/badges';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { advanceDailyBadge, awardBadges } from './service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function statuses(player: TestPlayer): Promise<Record<string, string>> {
  const { body } = await api.call('get_user_badges', {}, { token: player.token });
  return Object.fromEntries(body.data.map((row: { type: string; status: string }) => [row.type, row.status]));
}

describe('badges', () => {
  it('are fifteen in their fixed order, all locked for a newcomer', async () => {
    const player = await api.signUp();
    const { body } = await api.call('get_user_badges', {}, { token: player.token });
    expect(body.data.map((row: { type: string }) => row.type)).toEqual([...badgeTypes]);
    expect(body.data).toHaveLength(15);
    expect(new Set(Object.values(await statuses(player)))).toEqual(new Set(['0']));
  });

  it('unlock at their counter, or beyond it where more is asked', async () => {
    const { id: userId, ...player } = await api.signUp();
    const advance = (badge: 'big_thing' | 'elite', by: number) =>
      api.db.transaction((tx) => awardBadges(tx, [{ userId, counted: { [badge]: by } }], api.clock.now()));
    await advance('big_thing', 5000);
    await advance('elite', 5000);
    expect(await statuses({ id: userId, ...player })).toMatchObject({ big_thing: '1', elite: '0' });
    await advance('elite', 1);
    expect(await statuses({ id: userId, ...player })).toMatchObject({ elite: '1' });
  });

  it('count days in a row, each once', async () => {
    const player = await api.signUp();
    const { id: userId } = player;
    const at = api.clock.now();
    await api.db.transaction(async (tx) => {
      for (let day = 1; day <= 29; day += 1) {
        const today = `2026-01-${String(day).padStart(2, '0')}`;
        await advanceDailyBadge(tx, { userId, badge: 'thirsty', at, today });
        await advanceDailyBadge(tx, { userId, badge: 'thirsty', at, today });
      }
    });
    expect(await statuses(player)).toMatchObject({ thirsty: '0' });
    await api.db.transaction((tx) =>
      advanceDailyBadge(tx, { userId, badge: 'thirsty', at, today: '2026-01-30' }),
    );
    expect(await statuses(player)).toMatchObject({ thirsty: '1' });
  });

  it('give power_elite to whoever has more than ten', async () => {
    const player = await api.signUp();
    const unlock = (count: number) =>
      api.db.transaction((tx) =>
        awardBadges(tx, [{ userId: player.id, earned: badgeTypes.slice(0, count) }], api.clock.now()),
      );
    await unlock(10);
    expect(await statuses(player)).toMatchObject({ power_elite: '0' });
    await unlock(11);
    expect(await statuses(player)).toMatchObject({ power_elite: '1' });
  });

  it('[C13] pay their reward once, however many claims come at the same moment', async () => {
    const player = await api.signUp();
    await api.db.transaction((tx) =>
      awardBadges(tx, [{ userId: player.id, earned: ['combat_winner'] }], api.clock.now()),
    );
    const claim = () => api.call('set_user_coin_score', { type: 'combat_winner' }, { token: player.token });
    const answers = await Promise.all(Array.from({ length: 20 }, claim));
    expect(answers.filter(({ body }) => body.message === '111')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === '143')).toHaveLength(19);
    const { body } = await api.call('get_user_coin_score', {}, { token: player.token });
    expect(body.data.coins).toBe('15');
    expect(await statuses(player)).toMatchObject({ combat_winner: '2' });
  });
});
