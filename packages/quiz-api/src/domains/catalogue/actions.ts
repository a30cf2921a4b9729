import type { Action } from '@quiz-arena/contract/action';
import type { catalogueActions } from '@quiz-arena/contract/actions/catalogue';
import type { UserId } from '@quiz-arena/contract/ids';
import { type CategoryType, categoryTypes } from '@quiz-arena/contract/modes';
import type { Queryable } from '../../db/database.ts';
import type { ActionHandlers, Handler } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { categoryRowOf, type PlayerView, subcategoryRowOf } from './catalogue-rows.ts';
import { getPlace, subcategoryIdOf } from './place.ts';
import {
  findPlayerLevel,
  listCategories,
  listContent,
  listLevels,
  listPlayerLevels,
  listSubcategories,
  listUnlocked,
} from './repository.ts';
import { buyCategory } from './service.ts';

/** sub_type 2 and 3 are battles: both players must be able to play, so nothing premium. */
const BATTLE_SUB_TYPES: readonly (string | undefined)[] = ['2', '3'];

async function playerView(db: Queryable, userId: UserId): Promise<PlayerView> {
  const [unlocked, played] = await Promise.all([listUnlocked(db, userId), listPlayerLevels(db, userId)]);
  return {
    unlocked,
    played: new Set(
      played.flatMap(({ categoryId, subcategoryId }) => [categoryId, `${categoryId}/${subcategoryId}`]),
    ),
  };
}

/** The level map of a place; the same for both kinds that have levels. */
function levelData(type: CategoryType): Handler<(typeof catalogueActions)['get_level_data'] & Action> {
  return async ({ category_slug, subcategory_slug, language_id }, { db, player, imageUrl }) => {
    const place = await getPlace(db, {
      category: category_slug,
      subcategory: subcategory_slug,
      type,
      languageId: language_id,
    });
    const { category, subcategory } = place;
    const subcategoryId = subcategoryIdOf(place);
    const rows = await listLevels(db, category.id, subcategoryId);
    const last = rows.at(-1);
    if (!last) throw new Refusal('DATA_NOT_FOUND');
    const content = await listContent(db, category);
    const view = await playerView(db, player.id);
    const level = (await findPlayerLevel(db, player.id, category.id, subcategoryId)) ?? 1;
    return {
      data: {
        level: String(Math.min(level, last.level)),
        no_of_ques: String(rows.reduce((sum, row) => sum + row.questionCount, 0)),
        max_level: String(last.level),
        category: categoryRowOf(category, content.get(category.id) ?? [], view, imageUrl),
        subcategory: subcategory
          ? {
              id: subcategory.id,
              maincat_id: category.id,
              subcategory_name: subcategory.name,
              slug: subcategory.slug,
            }
          : { id: '0' as const },
        level_data: rows.map((row) => ({
          level: String(row.level),
          no_of_ques: String(row.questionCount),
        })),
      },
    };
  };
}

export const catalogueHandlers = {
  async get_categories({ type, sub_type, language_id }, { db, player, imageUrl }) {
    const place = { languageId: language_id ?? DEFAULT_LANGUAGE_ID, kind: Number(type) };
    const [categories, content] = await Promise.all([listCategories(db, place), listContent(db, place)]);
    const view = player && (await playerView(db, player.id));
    const isBattle = type === categoryTypes.quizZone && BATTLE_SUB_TYPES.includes(sub_type);
    const data = categories
      .filter((category) => content.has(category.id) && !(isBattle && category.price > 0))
      .map((category) => categoryRowOf(category, content.get(category.id) ?? [], view, imageUrl));
    if (data.length === 0) throw new Refusal('DATA_NOT_FOUND');
    return { data };
  },

  async get_subcategory_by_maincategory(
    { category_slug, subcategory_slug, language_id },
    { db, player, imageUrl },
  ) {
    const { category, subcategory: only } = await getPlace(db, {
      category: category_slug,
      subcategory: subcategory_slug,
      languageId: language_id,
    });
    const [subcategories, content, view] = await Promise.all([
      listSubcategories(db, category.id),
      listContent(db, category),
      playerView(db, player.id),
    ]);
    const bySubcategory = new Map((content.get(category.id) ?? []).map((part) => [part.subcategoryId, part]));
    const data = subcategories.flatMap((subcategory) => {
      const part = bySubcategory.get(subcategory.id);
      if (!part || (only && only.id !== subcategory.id)) return [];
      return [subcategoryRowOf(category, subcategory, part, view, imageUrl)];
    });
    if (data.length === 0) throw new Refusal('DATA_NOT_FOUND');
    return { data };
  },

  get_level_data: levelData(categoryTypes.quizZone),
  get_multi_match_level_data: levelData(categoryTypes.multiMatch),

  async unlock_premium_category({ category }, { db, player, now }) {
    const place = await getPlace(db, { category });
    await db.transaction((tx) => buyCategory(tx, { userId: player.id, category: place.category, at: now }));
    return { message: 'DATA_INSERTED' };
  },
} satisfies Partial<ActionHandlers>;
