import { lifelineByKey } from '@quiz-arena/quiz-rules/lifelines';
import type { ActionHandlers, CallContext, Player } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { settleMatch } from '../battles/settle-match.ts';
import { findBalance } from '../ledger/balance.ts';
import { totalOf } from '../ledger/leg.ts';
import { findBookmarked } from '../practice/find-bookmarked.ts';
import { questionRow, shownAnswer } from '../questions/question-row.ts';
import { anyQuestionRow } from '../questions/special-rows.ts';
import { attemptReply, shownQuestions } from './attempt-reply.ts';
import { finishAttempt } from './finish-attempt.ts';
import { openAttempt } from './open-attempt.ts';
import { planLevel } from './plan-level.ts';
import { reviewAttempt } from './review-attempt.ts';
import { spendHint } from './spend-hint.ts';
import { spendLifeline } from './spend-lifeline.ts';
import { submitAnswer } from './submit-answer.ts';

export const attemptHandlers = {
  async get_questions_by_level(input, { db, player, settings, now, imageUrl }) {
    const { category, subcategory, level, language_id: languageId } = input;
    const request = { quizType: '1', category, subcategory, level, languageId } as const;
    const { plan, place } = await planLevel(db, player.id, request, settings);
    const opened = await openAttempt(db, player.id, plan, { settings, now });
    return {
      data: shownQuestions(opened, imageUrl).map(({ question, order }) => ({
        ...questionRow(question, order, imageUrl),
        category_slug: place.category.slug,
        subcategory_slug: place.subcategory?.slug ?? '',
      })),
      ...attemptReply(opened, { settings, now }),
    };
  },

  async submit_answer({ attempt_id, question_id, answer }, { db, player, settings, now }) {
    const given = { attemptId: attempt_id, questionId: question_id, answer: answer ?? '' };
    return { data: await submitAnswer(db, player.id, given, { settings, now }) };
  },

  async use_lifeline({ attempt_id, question_id, lifeline }, { db, player, settings, now }) {
    const name = lifelineByKey(lifeline);
    const place = { attemptId: attempt_id, questionId: question_id };
    if (name === undefined) {
      const effect = await spendHint(db, player.id, place, { settings, now });
      return { data: effect, coins: await coinsOf({ db, player }), now: now.getTime() };
    }
    const use = { ...place, lifeline: name };
    const { effect, next } = await spendLifeline(db, player.id, use, { settings, now });
    const coins = await coinsOf({ db, player });
    return { data: effect, coins, now: now.getTime(), ...(name === 'skip' ? { next } : {}) };
  },

  async get_review({ attempt_id }, { db, player, settings, now, imageUrl }) {
    const reviewed = await reviewAttempt(db, player.id, attempt_id, { settings, now });
    const ids = reviewed.map(({ question }) => question.id);
    const bookmarked = await findBookmarked(db, player.id, ids);
    return {
      attempt_id,
      data: reviewed.map(({ recorded, question }) => ({
        ...anyQuestionRow({ question, order: recorded.order, attemptId: attempt_id, imageUrl }),
        correct_answer: shownAnswer(question, recorded.order),
        given_answer: recorded.answer,
        is_correct: recorded.isCorrect,
        note: question.note,
        is_bookmarked: bookmarked.has(question.id) ? '1' : '0',
      })),
      coins: await coinsOf({ db, player }),
    };
  },

  async set_quiz_coin_score(input, { db, player, settings, now, alerts }) {
    if ('outcome' in input) {
      if (player !== undefined) throw new Refusal('NOT_ALLOWED');
      return { data: await settleMatch(db, input, { settings, now, alerts }) };
    }
    if (player === undefined) throw new Refusal('NOT_ALLOWED');
    const claim = {
      quizType: input.quiz_type,
      attemptId: input.attempt_id,
      answers: input.play_questions ?? [],
      lifelines: 'lifeline' in input ? (input.lifeline ?? []) : [],
      place: {
        category: 'category' in input ? input.category : undefined,
        subcategory: 'subcategory' in input ? input.subcategory : undefined,
      },
    };
    return { data: await finishAttempt(db, player.id, claim, { settings, now }) };
  },
} satisfies Partial<ActionHandlers>;

async function coinsOf({ db, player }: Pick<CallContext, 'db'> & { player: Player }): Promise<string> {
  return String(totalOf(await findBalance(db, player.id)));
}
