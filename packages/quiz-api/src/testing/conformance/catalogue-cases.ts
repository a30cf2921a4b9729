import { playLevel } from '../play-level.ts';
import type { TestAnswer } from '../test-api.ts';
import { asNewcomer, type Conformance, inEmptyGame, type World } from './conformance-case.ts';

const NOWHERE = 'nowhere';

/** A board on which somebody is, as someone else sees it. */
async function board(
  { api }: World,
  action: 'get_daily_leaderboard' | 'get_monthly_leaderboard' | 'get_globle_leaderboard',
): Promise<TestAnswer> {
  const player = await api.signUp();
  await playLevel(api, player, 12);
  return await api.call(action, {}, player);
}

/** What everybody may read: settings, languages, categories, boards. */
export const catalogueCases = {
  get_system_configurations: { OK: ({ api }) => api.call('get_system_configurations', {}) },
  get_web_settings: { OK: ({ api }) => api.call('get_web_settings', {}) },
  get_web_home_settings: { OK: ({ api }) => api.call('get_web_home_settings', { language_id: '14' }) },
  get_settings: { OK: ({ api }) => api.call('get_settings', {}) },
  get_languages: {
    OK: ({ api }) => api.call('get_languages', {}),
    DATA_NOT_FOUND: ({ api }) => api.call('get_languages', { language_id: '999' }),
  },
  get_system_language_list: { OK: ({ api }) => api.call('get_system_language_list', { from: '2' }) },
  get_system_language_json: {
    OK: ({ api }) => api.call('get_system_language_json', { from: '2', language: 'english' }),
  },
  get_categories: {
    OK: ({ api }) => api.call('get_categories', { type: '1' }),
    DATA_NOT_FOUND: ({ empty }) => empty.call('get_categories', { type: '1' }),
  },
  get_subcategory_by_maincategory: {
    OK: asNewcomer('get_subcategory_by_maincategory', { category_slug: 'science' }),
    DATA_NOT_FOUND: asNewcomer('get_subcategory_by_maincategory', { category_slug: 'history' }),
  },
  get_level_data: {
    OK: asNewcomer('get_level_data', { category_slug: 'history' }),
    DATA_NOT_FOUND: asNewcomer('get_level_data', { category_slug: NOWHERE }),
  },
  get_multi_match_level_data: {
    OK: asNewcomer('get_multi_match_level_data', { category_slug: 'matches' }),
    DATA_NOT_FOUND: asNewcomer('get_multi_match_level_data', { category_slug: NOWHERE }),
  },
  unlock_premium_category: {
    DATA_INSERTED: async ({ api, give }) => {
      const player = await api.signUp();
      await give(player, 25);
      return api.call('unlock_premium_category', { category: 'treasures' }, player);
    },
    ALREADY_EXISTS: asNewcomer('unlock_premium_category', { category: 'history' }),
    NOT_ENOUGH_COINS: asNewcomer('unlock_premium_category', { category: 'treasures' }),
    DATA_NOT_FOUND: asNewcomer('unlock_premium_category', { category: NOWHERE }),
  },
  get_daily_leaderboard: {
    OK: (world) => board(world, 'get_daily_leaderboard'),
    DATA_NOT_FOUND: inEmptyGame('get_daily_leaderboard', {}),
  },
  get_monthly_leaderboard: {
    OK: (world) => board(world, 'get_monthly_leaderboard'),
    DATA_NOT_FOUND: inEmptyGame('get_monthly_leaderboard', {}),
  },
  get_globle_leaderboard: {
    OK: (world) => board(world, 'get_globle_leaderboard'),
    DATA_NOT_FOUND: inEmptyGame('get_globle_leaderboard', {}),
  },
} satisfies Partial<Conformance>;
