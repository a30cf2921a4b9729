import type { QuestionBank } from '@quiz-arena/question-bank/question-bank-format';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from '../../db/schema/catalogue.ts';
import { smallBank } from '../../testing/small-bank.ts';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { loadContent } from './load-content.ts';
import { getPlace, placeKey } from './place.ts';
import { unlockLevel } from './service.ts';

let api: TestApi;
let player: TestPlayer;
beforeAll(async () => {
  api = await startTestApi();
  player = await api.signUp();
  await loadContent(api.db, smallBank(), api.clock.now());
});
afterAll(() => api.close());

describe('loadContent', () => {
  it('does nothing for the same content, and keeps ids when content changes', async () => {
    const own = await startTestApi();
    const bank = smallBank();
    const ids = () =>
      own.db
        .select({ id: questions.id, question: questions.question, isRetired: questions.isRetired })
        .from(questions)
        .orderBy(asc(questions.id));
    expect(await loadContent(own.db, bank, new Date(0))).toBe('loaded');
    expect(await loadContent(own.db, bank, new Date(1))).toBe('unchanged');
    const before = await ids();
    const [first, ...others] = bank.questions;
    const changed: QuestionBank = {
      ...bank,
      contentHash: 'another',
      questions: others.map((question, index) =>
        index === 0 ? { ...question, question: 'A question that was reworded?' } : question,
      ),
    };
    expect(first).toBeDefined();
    expect(await loadContent(own.db, changed, new Date(2))).toBe('loaded');
    const after = await ids();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.isRetired).toBe(true);
    expect(after[1]).toMatchObject({ question: 'A question that was reworded?', isRetired: false });
    await own.close();
  });
});

describe('get_categories', () => {
  it('shows guests the categories with content, in their order, without the player’s own fields', async () => {
    const { body } = await api.call('get_categories', { type: '1' });
    expect(body.data.map((row: { slug: string }) => row.slug)).toEqual(['science', 'history', 'treasures']);
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      language_id: '14',
      category_name: 'Science',
      slug: 'science',
      type: '1',
      is_premium: '0',
      coins: '0',
      image: '',
      row_order: '1',
      no_of: '1',
      no_of_que: '4',
      maxlevel: '2',
    });
  });

  it('tells a player what is unlocked, and leaves premium ones out of battles', async () => {
    const { body } = await api.call('get_categories', { type: '1' }, { token: player.token });
    expect(
      body.data.map((row: { has_unlocked: string; is_play: string }) => [row.has_unlocked, row.is_play]),
    ).toEqual([
      ['1', '0'],
      ['1', '0'],
      ['0', '0'],
    ]);
    const battle = await api.call('get_categories', { type: '1', sub_type: '2' });
    expect(battle.body.data.map((row: { slug: string }) => row.slug)).toEqual(['science', 'history']);
  });

  it('is 102 for a kind or a language without content', async () => {
    expect((await api.call('get_categories', { type: '4' })).body).toEqual({ error: true, message: '102' });
    expect((await api.call('get_categories', { type: '1', language_id: '15' })).body.message).toBe('102');
  });
});

describe('get_subcategory_by_maincategory', () => {
  it('understands a slug and an id, and lists only subcategories with content', async () => {
    const bySlug = await api.call(
      'get_subcategory_by_maincategory',
      { category_slug: 'science' },
      { token: player.token },
    );
    expect(bySlug.body.data).toMatchObject([
      { subcategory_name: 'Space', slug: 'space', category_name: 'Science', no_of_que: '4', maxlevel: '2' },
    ]);
    const byId = await api.call(
      'get_subcategory_by_maincategory',
      { category_slug: bySlug.body.data[0].maincat_id },
      { token: player.token },
    );
    expect(byId.body).toEqual(bySlug.body);
  });
});

describe('get_level_data', () => {
  const ask = (fields: { category_slug: string; subcategory_slug?: string }) =>
    api.call('get_level_data', fields, { token: player.token });

  it('starts at level 1 and follows what the player unlocks, never beyond the last', async () => {
    const { body } = await ask({ category_slug: 'science', subcategory_slug: 'space' });
    expect(body.data).toMatchObject({
      level: '1',
      no_of_ques: '4',
      max_level: '2',
      category: { slug: 'science' },
      subcategory: { slug: 'space' },
      level_data: [
        { level: '1', no_of_ques: '2' },
        { level: '2', no_of_ques: '2' },
      ],
    });
    const place = await getPlace(api.db, { category: 'science', subcategory: 'space' });
    const unlock = (level: number) =>
      api.db.transaction((tx) => unlockLevel(tx, { userId: player.id, place: placeKey(place), level }));
    expect([await unlock(2), await unlock(2), await unlock(1)]).toEqual([true, false, false]);
    expect((await ask({ category_slug: 'science', subcategory_slug: 'space' })).body.data.level).toBe('2');
    await unlock(3);
    expect((await ask({ category_slug: 'science', subcategory_slug: 'space' })).body.data.level).toBe('2');
  });

  it('has no subcategory for a category with levels of its own', async () => {
    expect((await ask({ category_slug: 'history' })).body.data.subcategory).toEqual({ id: '0' });
  });

  it('is 102 for an unknown place', async () => {
    expect((await ask({ category_slug: 'nowhere' })).body.message).toBe('102');
    expect((await ask({ category_slug: 'science', subcategory_slug: 'nowhere' })).body.message).toBe('102');
    expect((await ask({ category_slug: 'science' })).body.message).toBe('102');
  });
});

describe('unlock_premium_category', () => {
  it('charges the price once, and nothing when the coins are short', async () => {
    const unlock = () =>
      api.call('unlock_premium_category', { category: 'treasures' }, { token: player.token });
    expect((await unlock()).body).toEqual({ error: true, message: '140' });
    await api.operate('user-coins', { user: player.id, coins: 20, reason: 'For a test' });
    const answers = await Promise.all([unlock(), unlock(), unlock()]);
    expect(answers.map(({ body }) => body.message).sort()).toEqual(['110', '132', '132']);
    const { body } = await api.call('get_user_coin_score', {}, { token: player.token });
    expect(body.data.coins).toBe('5');
    const categories = await api.call('get_categories', { type: '1' }, { token: player.token });
    expect(categories.body.data[2]).toMatchObject({ slug: 'treasures', is_premium: '1', has_unlocked: '1' });
  });
});
