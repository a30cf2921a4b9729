import type { CategoryRow, SubcategoryRow } from '@quiz-arena/contract/actions/catalogue';
import type { CategoryId } from '@quiz-arena/contract/ids';
import { categoryType } from '@quiz-arena/contract/mode-values';
import type { Category, Content, Subcategory } from './repository.ts';

const flag = (value: boolean) => (value ? '1' : '0');
type ImageUrl = (stored: string) => string;

/** What the catalogue knows of one player. */
export interface PlayerView {
  readonly unlocked: ReadonlySet<CategoryId>;
  /** Categories and "category/subcategory" places that were played. */
  readonly played: ReadonlySet<string>;
}

/** Guests get neither `has_unlocked` nor `is_play`. */
export function categoryRowOf(
  category: Category,
  content: readonly Content[],
  view: PlayerView | undefined,
  imageUrl: ImageUrl,
): CategoryRow {
  return {
    id: category.id,
    language_id: category.languageId,
    category_name: category.name,
    slug: category.slug,
    type: categoryType.parse(String(category.kind)),
    is_premium: flag(category.price > 0),
    coins: String(category.price),
    image: imageUrl(category.image),
    row_order: String(category.rowOrder),
    no_of: String(content.filter(({ subcategoryId }) => subcategoryId !== '0').length),
    no_of_que: String(content.reduce((sum, { questionCount }) => sum + questionCount, 0)),
    maxlevel: String(Math.max(0, ...content.map(({ maxLevel }) => maxLevel))),
    ...(view && {
      has_unlocked: flag(category.price === 0 || view.unlocked.has(category.id)),
      is_play: flag(view.played.has(category.id)),
    }),
  };
}

export function subcategoryRowOf(
  category: Category,
  subcategory: Subcategory,
  content: Content,
  view: PlayerView,
  imageUrl: ImageUrl,
): SubcategoryRow {
  return {
    id: subcategory.id,
    language_id: category.languageId,
    maincat_id: category.id,
    subcategory_name: subcategory.name,
    slug: subcategory.slug,
    image: imageUrl(subcategory.image),
    status: '1',
    is_premium: flag(category.price > 0),
    coins: String(category.price),
    row_order: String(subcategory.rowOrder),
    category_name: category.name,
    no_of_que: String(content.questionCount),
    maxlevel: String(content.maxLevel),
    is_play: flag(view.played.has(`${category.id}/${subcategory.id}`)),
  };
}
