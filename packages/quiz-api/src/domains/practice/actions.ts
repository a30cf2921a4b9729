import type { QuestionId } from '@quiz-arena/contract/ids';
import type { Queryable } from '../../db/database.ts';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptReply, shownQuestions } from '../attempts/attempt-reply.ts';
import { hiddenQuestions } from '../attempts/hidden-questions.ts';
import { openAttempt } from '../attempts/open-attempt.ts';
import { wasAsked } from '../attempts/was-asked.ts';
import { findQuestions, type Question } from '../catalogue/question-store.ts';
import { mayPlay } from '../catalogue/service.ts';
import { anyQuestionRow } from '../questions/special-rows.ts';
import { listDigest, planPractice } from './plan-practice.ts';
import {
  countDueMistakes,
  deleteBookmark,
  insertBookmark,
  listBookmarks,
  listDueMistakes,
  saveReport,
} from './repository.ts';

/** Most bookmarks of a type that are listed and practised at once: the newest. */
const MAX_BOOKMARKS = 200;
/** Multi match has a report action of its own. */
const MULTI_MATCH = 6;

function report(isMultiMatch: boolean): ActionHandlers['report_question'] {
  return async ({ question_id: questionId, message }, { db, player, now }) => {
    const { kind } = await getQuestion(db, questionId);
    if ((kind === MULTI_MATCH) !== isMultiMatch) throw new Refusal('DATA_NOT_FOUND');
    await saveReport(db, { userId: player.id, questionId, message, reportedAt: now });
    return { message: 'REPORT_SUBMITTED' };
  };
}

export const practiceHandlers = {
  async get_bookmark({ type }, context) {
    const { db, player, imageUrl } = context;
    const kept = await listBookmarks(db, { userId: player.id, kind: Number(type), limit: MAX_BOOKMARKS });
    const hidden = await hiddenQuestions(db, player.id, context);
    const told = kept.filter(({ questionId }) => !hidden.has(questionId));
    const ids = told.map(({ questionId }) => questionId);
    const plan = planPractice('bookmark', listDigest(ids), (tx) => findQuestions(tx, ids));
    const opened = await openAttempt(db, player.id, plan, context);
    const marks = new Map(told.map(({ id, questionId }) => [questionId, id]));
    return {
      data: shownQuestions(opened, imageUrl).map((shown) => ({
        ...anyQuestionRow(shown),
        id: marks.get(shown.question.id) ?? shown.question.id,
        user_id: player.id,
        question_id: shown.question.id,
        status: '1' as const,
        type,
      })),
      ...attemptReply(opened, context),
    };
  },

  async set_bookmark({ question_id: questionId, status, type }, { db, player, now }) {
    if (!status) {
      await deleteBookmark(db, player.id, questionId);
      return { message: 'DATA_UPDATED' };
    }
    const question = await getQuestion(db, questionId);
    if (question.kind !== Number(type)) throw new Refusal('DATA_NOT_FOUND');
    // Practice tells right answers: nobody gets those that he was not asked, or of a premium category without paying.
    const isKnown = await wasAsked(db, player.id, questionId);
    if (!isKnown || !(await mayPlay(db, player.id, question))) throw new Refusal('NOT_ALLOWED');
    await insertBookmark(db, { userId: player.id, questionId, markedAt: now });
    return { message: 'DATA_UPDATED' };
  },

  report_question: report(false),
  multi_match_report_question: report(true),

  async get_mistakes({ limit }, context) {
    const { db, player, now, imageUrl } = context;
    const due = { userId: player.id, at: now };
    const plan = planPractice('mistakes', 'due', async (tx, avoided) =>
      findQuestions(tx, await listDueMistakes(tx, { ...due, hidden: [...avoided], limit })),
    );
    const opened = await openAttempt(db, player.id, plan, context);
    const hidden = [...(await hiddenQuestions(db, player.id, context))];
    return {
      data: shownQuestions(opened, imageUrl).map(anyQuestionRow),
      total: String(await countDueMistakes(db, { ...due, hidden })),
      ...attemptReply(opened, context),
    };
  },
} satisfies Partial<ActionHandlers>;

async function getQuestion(db: Queryable, id: QuestionId): Promise<Question> {
  const [question] = await findQuestions(db, [id]);
  if (question === undefined || question.isRetired) throw new Refusal('DATA_NOT_FOUND');
  return question;
}
