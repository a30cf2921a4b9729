import { categoryTypes } from '@quiz-arena/contract/modes';
import type { BankCategory, Placed, TextRecord } from '@quiz-arena/question-bank/question-bank-format';
import type { categories, funTexts, questions, subcategories } from '../../db/schema/catalogue.ts';
import { languageIdOf } from '../languages/quiz-languages.ts';
import { type ContentQuestion, mediaPath } from './content-questions.ts';
import { type ContentRow, known } from './content-upserts.ts';

/** `kind` of a category and its questions, by what the content calls its type. */
export const kindOfType: Readonly<Record<BankCategory['type'], number>> = {
  'quiz-zone': Number(categoryTypes.quizZone),
  'fun-and-learn': Number(categoryTypes.funAndLearn),
  'guess-the-word': Number(categoryTypes.guessTheWord),
  audio: Number(categoryTypes.audio),
  maths: Number(categoryTypes.maths),
  'multi-match': Number(categoryTypes.multiMatch),
};

/** `contentType` of a text, by its word in the content. */
export const contentTypes = { none: 0, youtube: 1, pdf: 2 } as const;

type CategoryId = (typeof categories.$inferSelect)['id'];

/** Rows that others belong to, by their local keys: "en/science", "en/science/space", "en/<key of a text>". */
export interface Places {
  readonly categories: ReadonlyMap<string, { readonly id: CategoryId; readonly kind: number }>;
  readonly subcategories: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
}

/** Turns a local key ("en/…") into the stored one, which also tells where the row comes from. */
export type StoredKey = (local: string) => string;

export function categoryRow(category: BankCategory, stored: StoredKey): ContentRow<typeof categories> {
  return {
    contentKey: stored(`${category.language}/${category.slug}`),
    languageId: languageIdOf(category.language),
    kind: kindOfType[category.type],
    name: category.name,
    slug: category.slug,
    rowOrder: category.order,
    price: category.coins,
    isRetired: false,
  };
}

export function subcategoryRow(
  subcategory: { language: string; category: string; slug: string; name: string; order: number },
  places: Pick<Places, 'categories'>,
  stored: StoredKey,
): ContentRow<typeof subcategories> {
  const category = `${subcategory.language}/${subcategory.category}`;
  return {
    contentKey: stored(`${category}/${subcategory.slug}`),
    categoryId: known(places.categories, category).id,
    name: subcategory.name,
    slug: subcategory.slug,
    rowOrder: subcategory.order,
    isRetired: false,
  };
}

export function textRow(
  text: Placed<TextRecord>,
  places: Omit<Places, 'texts'>,
  stored: StoredKey,
): ContentRow<typeof funTexts> {
  const { kind: _kind, ...place } = placeColumns(places, text);
  return {
    contentKey: stored(`${text.language}/${text.key}`),
    ...place,
    title: text.title,
    detail: text.detail,
    contentType: contentTypes[text.contentType],
    contentData: text.contentType === 'pdf' ? mediaPath(text.contentData) : text.contentData,
    source: text.source,
    licence: text.licence,
    isRetired: false,
  };
}

export function questionRowOf(
  { place, key, text, options, ...columns }: ContentQuestion,
  places: Places,
  stored: StoredKey,
): ContentRow<typeof questions> {
  return {
    ...columns,
    contentKey: stored(`${place.language}/${key}`),
    ...placeColumns(places, place),
    textId: text === null ? null : known(places.texts, `${place.language}/${text}`),
    options: [...options],
    isRetired: false,
  };
}

function placeColumns(
  places: Omit<Places, 'texts'>,
  { language, category, subcategory }: ContentQuestion['place'],
) {
  const key = `${language}/${category}`;
  const { id: categoryId, kind } = known(places.categories, key);
  return {
    languageId: languageIdOf(language),
    categoryId,
    kind,
    subcategoryId: subcategory === null ? null : known(places.subcategories, `${key}/${subcategory}`),
  };
}
