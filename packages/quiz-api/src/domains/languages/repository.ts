import type { LanguageId } from '@quiz-arena/contract/ids';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { categories } from '../../db/schema/catalogue.ts';

/** Languages that have at least one category. */
export async function listLanguagesWithContent(db: Queryable): Promise<ReadonlySet<LanguageId>> {
  const rows = await db
    .selectDistinct({ languageId: categories.languageId })
    .from(categories)
    .where(eq(categories.isRetired, false));
  return new Set(rows.map(({ languageId }) => languageId));
}
