import { lifelineByKey } from '@quiz-arena/quiz-rules/lifelines';
import type { ActionHandlers, CallContext, Player } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { settleMatch } from '../battles/settle-match.ts';
import { markPlayed } from '../catalogue/service.ts';
import { findBalance } from '../ledger/balance.ts';
import { totalOf } from '../ledger/leg.ts';
import { questionRow, shownAnswer } from '../questions/question-row.ts';
import { attemptStateOf } from './attempt-state.ts';
import { courseOf } from './course-of.ts';
import { finishAttempt } from './finish-attempt.ts';
import { openAttempt } from './open-attempt.ts';
import { planQuizZone } from './quiz-zone.ts';
import { reviewAttempt } from './review-attempt.ts';
import { spendLifeline } from './spend-lifeline.ts';
import { submitAnswer } from './submit-answer.ts';

export const attemptHandlers = {
  async get_questions_by_level(input, { db, player, settings, now, imageUrl }) {
    const { category, subcategory, level, language_id: languageId } = input;
    const request = { category, subcategory, level, languageId };
    const { plan, place } = await planQuizZone(db, player.id, request, settings);
    const opened = await openAttempt(db, player.id, plan, { settings, now });
    if (!opened.isResumed) await db.transaction((tx) => markPlayed(tx, player.id, place));
    const { attempt, questions, isResumed } = opened;
    const course = courseOf(attempt, settings);
    return {
      data: questions.map((question, index) => ({
        ...questionRow(question, attempt.run.questions[index]?.order ?? '', imageUrl),
        category_slug: place.category.slug,
        subcategory_slug: place.subcategory?.slug ?? '',
      })),
      attempt_id: attempt.id,
      attempt: attemptStateOf(attempt, course, { questions, isResumed, now: now.getTime() }),
    };
  },

  async submit_answer({ attempt_id, question_id, answer }, { db, player, settings, now }) {
    const given = { attemptId: attempt_id, questionId: question_id, answer: answer ?? '' };
    return { data: await submitAnswer(db, player.id, given, { settings, now }) };
  },

  async use_lifeline({ attempt_id, question_id, lifeline }, { db, player, settings, now }) {
    const name = lifelineByKey(lifeline);
    if (name === undefined) throw new Refusal('NOT_ALLOWED');
    const use = { attemptId: attempt_id, questionId: question_id, lifeline: name };
    const { effect, next } = await spendLifeline(db, player.id, use, { settings, now });
    const coins = await coinsOf({ db, player });
    return { data: effect, coins, now: now.getTime(), ...(name === 'skip' ? { next } : {}) };
  },

  async get_review({ attempt_id }, { db, player, settings, now, imageUrl }) {
    const reviewed = await reviewAttempt(db, player.id, attempt_id, { settings, now });
    return {
      attempt_id,
      data: reviewed.map(({ recorded, question }) => ({
        ...questionRow(question, recorded.order, imageUrl),
        correct_answer: shownAnswer(question, recorded.order),
        given_answer: recorded.answer,
        is_correct: recorded.isCorrect,
        note: question.note,
      })),
      coins: await coinsOf({ db, player }),
    };
  },

  async set_quiz_coin_score(input, { db, player, settings, now, log }) {
    if ('outcome' in input) {
      if (player !== undefined) throw new Refusal('NOT_ALLOWED');
      return { data: await settleMatch(db, input, { settings, now, log }) };
    }
    if (player === undefined) throw new Refusal('NOT_ALLOWED');
    const claim = {
      quizType: input.quiz_type,
      attemptId: input.attempt_id,
      answers: input.play_questions ?? [],
      lifelines: 'lifeline' in input ? (input.lifeline ?? []) : [],
    };
    return { data: await finishAttempt(db, player.id, claim, { settings, now }) };
  },
} satisfies Partial<ActionHandlers>;

async function coinsOf({ db, player }: Pick<CallContext, 'db'> & { player: Player }): Promise<string> {
  return String(totalOf(await findBalance(db, player.id)));
}
