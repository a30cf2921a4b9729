import type { LanguageId, UserId } from '@quiz-arena/contract/ids';
import { categoryTypes } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import type { Queryable } from '../../db/database.ts';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptReply, shownQuestions } from '../attempts/attempt-reply.ts';
import { drawFresh } from '../attempts/draw-fresh.ts';
import { type AttemptPlan, openAttempt } from '../attempts/open-attempt.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { getContentPlace, placeKey } from '../catalogue/place.ts';
import { hasUnlocked, markPlayed } from '../catalogue/service.ts';
import { NO_SUBCATEGORY, questionRow } from '../questions/question-row.ts';
import { findText, listPlayedTexts, listTexts, textPlace } from './fun-texts.ts';

const contentTypes = { 0: '0', 1: '1', 2: '2' } as const;

export const funAndLearnHandlers = {
  async get_fun_n_learn({ type, type_id: name, language_id: languageId }, { db, player, imageUrl }) {
    const categoryType = categoryTypes.funAndLearn;
    const place = await getContentPlace(db, { type, name, categoryType, languageId });
    const { category, subcategory } = place;
    if (!(await hasUnlocked(db, player.id, category))) throw new Refusal('NOT_ALLOWED');
    const texts = await listTexts(db, place);
    if (texts.length === 0) throw new Refusal('DATA_NOT_FOUND');
    const played = await listPlayedTexts(db, player.id);
    return {
      data: texts.map((text) => ({
        id: text.id,
        language_id: text.languageId,
        category: text.categoryId,
        subcategory: text.subcategoryId ?? NO_SUBCATEGORY,
        title: text.title,
        detail: text.detail,
        content_type: contentTypes[text.contentType as keyof typeof contentTypes] ?? '0',
        content_data: text.contentType === 2 ? imageUrl(text.contentData) : text.contentData,
        category_name: category.name,
        subcategory_name: subcategory?.name ?? '',
        no_of_que: String(text.questionCount),
        is_play: played.has(textPlace(text.id)) ? ('1' as const) : ('0' as const),
      })),
    };
  },

  async get_fun_n_learn_questions({ fun_n_learn_id: textId }, { db, player, settings, now, imageUrl }) {
    const plan = await planText(db, player.id, textId, settings);
    const opened = await openAttempt(db, player.id, plan, { settings, now });
    return {
      data: shownQuestions(opened, imageUrl).map(({ question, order }) => ({
        ...questionRow(question, order, imageUrl),
        fun_n_learn_id: textId,
      })),
      ...attemptReply(opened, { settings, now }),
    };
  },
} satisfies Partial<ActionHandlers>;

/** @throws Refusal DATA_NOT_FOUND for an unknown text, NOT_ALLOWED in a premium category that is not paid */
async function planText(
  db: Queryable,
  userId: UserId,
  textId: string,
  settings: Settings,
): Promise<AttemptPlan> {
  const found = await findText(db, textId);
  if (found === undefined) throw new Refusal('DATA_NOT_FOUND');
  const { text, ...place } = found;
  if (!(await hasUnlocked(db, userId, place.category))) throw new Refusal('NOT_ALLOWED');
  const languageId: LanguageId = text.languageId;
  return {
    policy: policyOf('2'),
    place: textPlace(text.id),
    languageId,
    ...placeKey(place),
    level: 0,
    isLevelPaid: false,
    draw: drawFresh(
      userId,
      { kind: Number(categoryTypes.funAndLearn), textId: text.id },
      { limit: settings.fun_n_learn_quiz_total_question },
      settings,
    ),
    afterOpening: (tx) => markPlayed(tx, userId, place),
  };
}
