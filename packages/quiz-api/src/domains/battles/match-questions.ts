import { randomUUID } from 'node:crypto';
import type { CategoryId, LanguageId } from '@quiz-arena/contract/ids';
import { type BattleKind, type BattleType, battleKinds, categoryTypes } from '@quiz-arena/contract/modes';
import type { BattleQuestionRow } from '@quiz-arena/contract/question-rows';
import type { Settings } from '@quiz-arena/contract/settings';
import { isOptionLetter } from '@quiz-arena/quiz-rules/option-letter';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { Queryable } from '../../db/database.ts';
import type { MatchQuestion } from '../../db/schema/battles.ts';
import { drawQuestions, findQuestions, type Question } from '../catalogue/question-store.ts';
import { drawOptions, NO_SUBCATEGORY, questionRow, shownAnswer } from '../questions/question-row.ts';
import { listSecretQuestions } from '../questions/secret-questions.ts';

/** The row of the battle that this quiz_type is. */
export function battleKindOf(quizType: BattleType): (typeof battleKinds)[BattleKind] {
  const kinds = Object.values(battleKinds);
  const kind = kinds.find((row) => row.quizType === quizType);
  if (kind === undefined) throw new Error(`no battle has the type ${quizType}`);
  return kind;
}

/** Draws the questions of a match and the order of their options: one for all its players. */
export async function drawMatchQuestions(
  db: Queryable,
  choice: { languageId: LanguageId; categoryId: CategoryId | null; count: number },
  { settings, now }: { readonly settings: Settings; readonly now: Date },
): Promise<MatchQuestion[]> {
  const hasOptionE = settings.option_e_mode;
  const drawn = await drawQuestions(db, {
    languageId: choice.languageId,
    kind: Number(categoryTypes.quizZone),
    categoryId: choice.categoryId ?? undefined,
    isFreeOnly: true,
    hasOptionE,
    exclude: [...(await listSecretQuestions(db, { settings, now }))],
    limit: choice.count,
  });
  const random = seededRandom(randomUUID());
  const options = { hasOptionE, isShuffled: settings.option_shuffle_mode };
  return drawn.map((question) => {
    const order = drawOptions(question, options, random);
    return { questionId: question.id, order, answer: shownAnswer(question, order) };
  });
}

/** The questions of a match in their order, right answers included: for the battle server alone. */
export async function matchQuestionRows(
  db: Queryable,
  set: readonly MatchQuestion[],
  imageUrl: (stored: string) => string,
): Promise<BattleQuestionRow[]> {
  return (await withQuestions(db, set)).map(({ question, order, answer }) => {
    if (!isOptionLetter(answer)) throw new Error(`question ${question.id} has no right option`);
    return {
      ...questionRow(question, order, imageUrl),
      cat_id: question.categoryId,
      subcat_id: question.subcategoryId ?? NO_SUBCATEGORY,
      answer,
      note: question.note,
    };
  });
}

/** Content is retired, never deleted: a missing question is a fault. */
async function withQuestions(
  db: Queryable,
  set: readonly MatchQuestion[],
): Promise<(MatchQuestion & { question: Question })[]> {
  const found = await findQuestions(
    db,
    set.map(({ questionId }) => questionId),
  );
  const byId = new Map(found.map((question) => [question.id, question]));
  return set.map((drawn) => {
    const question = byId.get(drawn.questionId);
    if (question === undefined) throw new Error('a question of a match is gone');
    return { ...drawn, question };
  });
}
