import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import type { ActionHandlers } from '../../http/handler.ts';
import { attemptReply, shownQuestions } from '../attempts/attempt-reply.ts';
import { type AttemptPlan, openAttempt } from '../attempts/open-attempt.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { findQuestions } from '../catalogue/question-store.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { questionRow } from '../questions/question-row.ts';
import { dailyList } from './daily-list.ts';

export const dailyHandlers = {
  /** The day alone is its place: once a day, whatever the language. */
  async get_daily_quiz({ language_id }, context) {
    const { db, player, settings, now, imageUrl } = context;
    const day = dayIn(settings.system_timezone, now);
    const languageId = language_id ?? DEFAULT_LANGUAGE_ID;
    const plan: AttemptPlan = {
      policy: policyOf('1.1'),
      place: day,
      languageId,
      categoryId: null,
      subcategoryId: null,
      level: 0,
      isLevelPaid: false,
      draw: async (tx) => findQuestions(tx, await dailyList(tx, { day, languageId }, { settings, now })),
    };
    const opened = await openAttempt(db, player.id, plan, context);
    return {
      data: shownQuestions(opened, imageUrl).map(({ question, order }) =>
        questionRow(question, order, imageUrl),
      ),
      ...attemptReply(opened, context),
    };
  },
} satisfies Partial<ActionHandlers>;
