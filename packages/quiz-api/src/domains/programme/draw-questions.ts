import type { LanguageId, QuestionId } from '@quiz-arena/contract/ids';
import { categoryTypes } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { shuffle } from '@quiz-arena/quiz-rules/shuffle';
import type { Queryable } from '../../db/database.ts';
import { getPlace } from '../catalogue/place.ts';
import { listQuestions } from '../catalogue/question-store.ts';
import { beyondFirstLevel } from '../questions/beyond-first-level.ts';
import { listSecretQuestions } from '../questions/secret-questions.ts';

/**
 * Draws quiz zone questions for a contest or an exam from some categories (ids or slugs), none that another one keeps
 * secret now. The same seed draws the same from the same content.
 * @throws Refusal DATA_NOT_FOUND for an unknown category
 */
export async function drawProgrammeQuestions(
  db: Queryable,
  wanted: {
    readonly languageId: LanguageId;
    readonly categories: readonly string[];
    readonly count: number;
    readonly seed: string;
  },
  circumstances: { readonly settings: Settings; readonly now: Date },
): Promise<QuestionId[]> {
  const { languageId, categories, count, seed } = wanted;
  const secret = await listSecretQuestions(db, circumstances);
  const pools = await Promise.all(
    categories.map(async (name) => {
      const { category } = await getPlace(db, { category: name, type: categoryTypes.quizZone, languageId });
      const hasOptionE = circumstances.settings.option_e_mode;
      return await listQuestions(db, {
        kind: Number(categoryTypes.quizZone),
        languageId,
        categoryId: category.id,
        hasOptionE,
      });
    }),
  );
  const free = pools.flat().filter(({ id }) => !secret.has(id));
  const ids = new Set(beyondFirstLevel(free, count).map(({ id }) => id));
  return shuffle([...ids], seededRandom(seed)).slice(0, count);
}
