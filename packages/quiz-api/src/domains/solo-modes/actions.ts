import { categoryTypes } from '@quiz-arena/contract/modes';
import type { ActionHandlers, Context } from '../../http/handler.ts';
import { attemptReply, shownQuestions } from '../attempts/attempt-reply.ts';
import { drawFresh } from '../attempts/draw-fresh.ts';
import { type AttemptPlan, type OpenedAttempt, openAttempt } from '../attempts/open-attempt.ts';
import { planLevel } from '../attempts/plan-level.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { questionTypes } from '../catalogue/question-types.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { NO_SUBCATEGORY, questionRow } from '../questions/question-row.ts';
import { answerTypeOf, audioParts, wordParts } from '../questions/special-rows.ts';
import { funAndLearnHandlers } from './fun-and-learn.ts';
import { planPlace } from './plan-place.ts';
import { planSelfChallenge } from './self-challenge.ts';

export const soloModeHandlers = {
  ...funAndLearnHandlers,

  async get_questions_by_type({ language_id }, context) {
    const { player, settings, imageUrl } = context;
    const languageId = language_id ?? DEFAULT_LANGUAGE_ID;
    const kind = Number(categoryTypes.quizZone);
    const pool = { kind, languageId, questionType: questionTypes.trueFalse, isFreeOnly: true };
    const plan: AttemptPlan = {
      policy: policyOf('1.2'),
      place: `language/${languageId}`,
      languageId,
      categoryId: null,
      subcategoryId: null,
      level: 0,
      isLevelPaid: false,
      draw: drawFresh(player.id, pool, { limit: settings.true_false_quiz_total_question }, settings),
    };
    const opened = await openAttempt(context.db, player.id, plan, context);
    return {
      data: shownQuestions(opened, imageUrl).map(({ question, order }) => ({
        ...questionRow(question, order, imageUrl),
        cat_id: question.categoryId,
        subcat_id: question.subcategoryId ?? NO_SUBCATEGORY,
      })),
      ...attemptReply(opened, context),
    };
  },

  async get_guess_the_word({ type, type_id: name, language_id: languageId }, context) {
    const { imageUrl } = context;
    const request = { quizType: '3', type, name, languageId } as const;
    const opened = await openPlan(
      context,
      await planPlace(context.db, context.player.id, request, context.settings),
    );
    return {
      data: shownQuestions(opened, imageUrl).map((shown) => ({
        ...questionRow(shown.question, '', imageUrl),
        ...wordParts(shown),
      })),
      ...attemptReply(opened, context),
    };
  },

  async get_audio_questions({ type, type_id: name, language_id: languageId }, context) {
    const { imageUrl } = context;
    const request = { quizType: '4', type, name, languageId } as const;
    const opened = await openPlan(
      context,
      await planPlace(context.db, context.player.id, request, context.settings),
    );
    return {
      data: shownQuestions(opened, imageUrl).map((shown) => ({
        ...questionRow(shown.question, shown.order, imageUrl),
        ...audioParts(shown),
      })),
      ...attemptReply(opened, context),
    };
  },

  async get_maths_questions({ type, type_id: name }, context) {
    const { imageUrl } = context;
    const request = { quizType: '5', type, name } as const;
    const opened = await openPlan(
      context,
      await planPlace(context.db, context.player.id, request, context.settings),
    );
    return { data: plainRows(opened, imageUrl), ...attemptReply(opened, context) };
  },

  async get_multi_match_questions_by_level({ category, subcategory, level }, context) {
    const { imageUrl } = context;
    const request = { quizType: '6', category, subcategory, level } as const;
    const planned = await planLevel(context.db, context.player.id, request, context.settings);
    const opened = await openPlan(context, planned.plan);
    return {
      data: shownQuestions(opened, imageUrl).map(({ question, order }) => ({
        ...questionRow(question, order, imageUrl),
        answer_type: answerTypeOf(question),
        category_slug: planned.place.category.slug,
        subcategory_slug: planned.place.subcategory?.slug ?? '',
      })),
      ...attemptReply(opened, context),
    };
  },

  async get_questions_for_self_challenge(input, context) {
    const { db, player, settings, imageUrl } = context;
    const opened = await openPlan(context, await planSelfChallenge(db, player.id, input, settings));
    return { data: plainRows(opened, imageUrl), ...attemptReply(opened, context) };
  },
} satisfies Partial<ActionHandlers>;

/** Opens or resumes what a player plays. */
function openPlan(context: Context<'player'>, plan: AttemptPlan): Promise<OpenedAttempt> {
  return openAttempt(context.db, context.player.id, plan, context);
}

function plainRows(opened: OpenedAttempt, imageUrl: (stored: string) => string) {
  return shownQuestions(opened, imageUrl).map(({ question, order }) =>
    questionRow(question, order, imageUrl),
  );
}
