import { type ExchangeRecord, exchangeRecord } from '@quiz-arena/question-bank/exchange/exchange-record';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { categories, funTexts, questions, subcategories } from '../../db/schema/catalogue.ts';
import { languageIdOf } from '../languages/quiz-languages.ts';
import { mediaPath } from './content-questions.ts';
import { contentTypes, kindOfType } from './content-rows.ts';
import { localKey } from './import-content.ts';
import { questionTypes } from './question-types.ts';

/** Records of content that nobody has judged. */
const MIDDLE_DIFFICULTY = 3;

/** The content of a language, or of one of its categories (by slug), as `importContent` takes it back. */
export async function exportContent(
  db: Queryable,
  { language, category }: { readonly language: string; readonly category?: string | undefined },
): Promise<ExchangeRecord[]> {
  const texts = await db
    .select({ row: funTexts, category: categories, subcategory: subcategories.slug })
    .from(funTexts)
    .innerJoin(categories, eq(categories.id, funTexts.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, funTexts.subcategoryId))
    .where(and(eq(funTexts.isRetired, false), shown(language, category)))
    .orderBy(asc(funTexts.contentKey));
  const asked = await db
    .select({
      row: questions,
      category: categories,
      subcategory: subcategories.slug,
      text: funTexts.contentKey,
    })
    .from(questions)
    .innerJoin(categories, eq(categories.id, questions.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, questions.subcategoryId))
    .leftJoin(funTexts, eq(funTexts.id, questions.textId))
    .where(and(eq(questions.isRetired, false), shown(language, category)))
    .orderBy(asc(questions.contentKey));
  return [
    ...texts.map((each) => exchangeRecord.parse(textRecord(each, language))),
    ...asked.map((each) => exchangeRecord.parse(questionRecord(each, language))),
  ];
}

function shown(language: string, slug: string | undefined) {
  return and(
    eq(categories.languageId, languageIdOf(language)),
    eq(categories.isRetired, false),
    slug === undefined ? undefined : eq(categories.slug, slug),
  );
}

interface Found<Row> {
  readonly row: Row;
  readonly category: typeof categories.$inferSelect;
  readonly subcategory: string | null;
}

const modesOfKinds = new Map(Object.entries(kindOfType).map(([mode, kind]) => [kind, mode]));
const wordsOfTypes = new Map<number, string>(
  Object.entries(contentTypes).map(([word, number]) => [number, word]),
);
const kindsOfTypes = new Map<number, string>([
  [questionTypes.choice, 'choice'],
  [questionTypes.trueFalse, 'true-false'],
  [questionTypes.multiSelect, 'multi-select'],
  [questionTypes.sequence, 'sequence'],
  [questionTypes.letters, 'word'],
]);

function common(
  { row, category, subcategory }: Found<{ contentKey: string; source: string; licence: string }>,
  language: string,
) {
  return {
    key: keyWithin(language, row.contentKey),
    language,
    mode: modesOfKinds.get(category.kind),
    category: category.slug,
    subcategory: subcategory ?? '',
    source: row.source,
    licence: row.licence,
  };
}

const withoutText = { detail: '', contentType: 'none', contentData: '' };
const withoutQuestion = {
  level: 0,
  options: [],
  answer: [],
  note: '',
  difficulty: MIDDLE_DIFFICULTY,
  image: '',
  audio: '',
  clipMs: 0,
  text: '',
};

function textRecord(found: Found<typeof funTexts.$inferSelect>, language: string): object {
  const { row } = found;
  const contentType = wordsOfTypes.get(row.contentType) ?? 'none';
  return {
    ...common(found, language),
    ...withoutQuestion,
    kind: 'text',
    question: row.title,
    detail: row.detail,
    contentType,
    contentData: contentType === 'pdf' ? mediaName(row.contentData) : row.contentData,
  };
}

function questionRecord(
  found: Found<typeof questions.$inferSelect> & { readonly text: string | null },
  language: string,
): object {
  const { row, text } = found;
  const kind = kindsOfTypes.get(row.questionType);
  return {
    ...common(found, language),
    ...withoutText,
    kind,
    level: row.level,
    question: row.question,
    options: kind === 'true-false' ? [] : row.options,
    answer: kind === 'word' ? [row.answer] : row.answer.split(','),
    note: row.note,
    difficulty: row.difficulty === 0 ? MIDDLE_DIFFICULTY : row.difficulty,
    image: mediaName(row.image),
    audio: mediaName(row.audio),
    clipMs: row.clipMs,
    text: text === null ? '' : keyWithin(language, text),
  };
}

function keyWithin(language: string, contentKey: string): string {
  return localKey(contentKey).slice(language.length + 1);
}

/** The file of the bank's media folder that a stored path names. */
function mediaName(path: string): string {
  return path.replace(mediaPath(''), '');
}
