import type { ExchangeRecord } from '../exchange-record.ts';
import type { RawRecord } from '../parsed-file.ts';
import { categoryPath, readCategoryPath } from './category-path.ts';

/** What GIFT and Moodle XML have no place for travels in tags such as "level=3"; other tags are left alone. */
const textTags = [
  'language',
  'category',
  'subcategory',
  'mode',
  'kind',
  'source',
  'licence',
  'image',
  'audio',
  'text',
  'contentType',
  'contentData',
  'note',
] as const;
const numberTags = ['level', 'difficulty', 'clipMs'] as const;
type TaggedField = (typeof textTags)[number] | (typeof numberTags)[number];

/** The tags that say of a record what the formats themselves do not. */
export function tagsOf(record: ExchangeRecord): string[] {
  const path = readCategoryPath(categoryPath(record));
  const isPathEnough = path.category === record.category && path.subcategory === record.subcategory;
  const except: TaggedField[] = [
    ...(isPathEnough ? (['category', 'subcategory'] as const) : []),
    ...(record.kind === 'text' ? [] : (['note'] as const)),
  ];
  return [...textTags, ...numberTags]
    .filter((field) => !except.includes(field) && (record[field] !== '' || field === 'subcategory'))
    .map((field) => `${field}=${encodeURIComponent(record[field])}`);
}

/** What the tags of a question say. */
export function readTags(tags: readonly string[]): RawRecord {
  const record: RawRecord = {};
  for (const tag of tags) {
    const [name = '', ...rest] = tag.split('=');
    const value = decoded(rest.join('='));
    const textTag = textTags.find((known) => known === name);
    const numberTag = numberTags.find((known) => known === name);
    if (textTag !== undefined) record[textTag] = value;
    if (numberTag !== undefined) record[numberTag] = Number(value);
  }
  return record;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
