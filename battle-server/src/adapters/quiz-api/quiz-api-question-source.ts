import type { ActionClient } from '@quiz-arena/contract/action-client';
import type { ErrorName } from '@quiz-arena/contract/errors';
import { questionId } from '@quiz-arena/contract/ids';
import { battleKinds } from '@quiz-arena/contract/modes';
import type { BattleQuestionRow } from '@quiz-arena/contract/question-rows';
import type { SecretQuestion } from '../../core/battle-state.ts';
import type { HoldRefusal, HoldRequest, HoldResult, QuestionSource } from '../../ports/question-source.ts';
import { createQuestionPool } from './question-pool.ts';

/** Some megabytes: more than there are questions of one language in most quizzes. */
const POOLED_QUESTIONS = 10_000;

/** What the backend's refusals mean; whatever is not here says nothing about the hold. */
const refusals: Partial<Record<ErrorName, HoldRefusal>> = {
  NOT_ENOUGH_COINS: 'NOT_ENOUGH_COINS',
  NOT_ALLOWED: 'ALREADY_IN_BATTLE',
  DATA_NOT_FOUND: 'NO_QUESTIONS',
  MAINTENANCE: 'MAINTENANCE',
  ACCOUNT_DEACTIVATED: 'ACCOUNT_DEACTIVATED',
};

/** Questions and holds from the quiz backend: get_random_questions, or create_room and get_question_by_room_id. */
export function createQuizApiQuestionSource(client: ActionClient): QuestionSource<SecretQuestion> {
  const pool = createQuestionPool(POOLED_QUESTIONS);
  return {
    async hold(request: HoldRequest): Promise<HoldResult<SecretQuestion>> {
      const outcome = await holdBy(client, request);
      if (outcome.kind === 'answer') {
        return { kind: 'held', questions: outcome.answer.data.map((row) => pool.share(secretQuestion(row))) };
      }
      const code = outcome.kind === 'refused' ? refusals[outcome.code] : undefined;
      return code === undefined ? { kind: 'unavailable' } : { kind: 'refused', code };
    },
  };
}

function holdBy(client: ActionClient, request: HoldRequest) {
  const { kind, playerId, matchId, roomId, category, languageId } = request;
  const hold = {
    user_id: playerId,
    match_id: matchId,
    category,
    entry_coin: String(request.entryCoin),
  };
  if (kind === 'random') {
    const { quizType } = battleKinds.random;
    return client.request('get_random_questions', { ...hold, quiz_type: quizType, language_id: languageId });
  }
  if (!request.isOpening) {
    return client.request('get_question_by_room_id', { ...hold, room_id: roomId });
  }
  return client.request('create_room', {
    ...hold,
    room_id: roomId,
    room_type: kind,
    no_of_que: String(request.questionCount),
    language_id: languageId,
  });
}

function secretQuestion(row: BattleQuestionRow): SecretQuestion {
  return {
    id: questionId.parse(row.id),
    question: row.question,
    image: row.image,
    type: row.question_type === '2' ? 'trueFalse' : 'choice',
    options: {
      a: row.optiona,
      b: row.optionb,
      ...(row.optionc && { c: row.optionc }),
      ...(row.optiond && { d: row.optiond }),
      ...(row.optione && { e: row.optione }),
    },
    right: row.answer,
  };
}
