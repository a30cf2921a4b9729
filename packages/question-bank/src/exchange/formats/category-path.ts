import type { ExchangeRecord } from '../exchange-record.ts';
import type { RawRecord } from '../parsed-file.ts';

/** Moodle's path of a question's category; a slash within a name is doubled. */
export function categoryPath({
  category,
  subcategory,
}: Pick<ExchangeRecord, 'category' | 'subcategory'>): string {
  const names = subcategory === '' ? [category] : [category, subcategory];
  return ['$course$', 'top', ...names.map((name) => name.replaceAll('/', '//'))].join('/');
}

/** Category and subcategory of such a path: its last two names below `top`. */
export function readCategoryPath(path: string): RawRecord {
  const names = path
    .replaceAll('//', '\0')
    .split('/')
    .map((name) => name.replaceAll('\0', '/').trim())
    .filter((name) => !/^\$\w+\$$/.test(name) && name !== 'top' && name !== '');
  const [category = '', subcategory = ''] = names.slice(-2);
  return { category, subcategory };
}
