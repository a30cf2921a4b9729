import type { ActionClient, ActionOutcome } from '@quiz-arena/contract/action-client';
import { type BattleSettlement, battleSettlement } from '@quiz-arena/contract/battle/battle-values';
import { writePlay } from '@quiz-arena/contract/battle-receipt';
import type { ErrorName } from '@quiz-arena/contract/errors';
import { type MatchId, matchId } from '@quiz-arena/contract/ids';
import { battleKinds } from '@quiz-arena/contract/modes';
import type { DuelResult } from '@quiz-arena/contract/quiz-results';
import type { Receipt } from '../../core/receipt-of.ts';
import type { ResultSink, SinkResult } from '../../ports/result-sink.ts';

/** Matches named in one renewal. */
const RENEWAL_BATCH = 1_000;
const NONE = '[]';

const passing: ReadonlySet<ErrorName> = new Set(['SOMETHING_WENT_WRONG', 'MAINTENANCE', 'TOO_MANY_REQUESTS']);
const ourKey: ReadonlySet<ErrorName> = new Set(['TOKEN_MISSING', 'UNAUTHORIZED']);

/** Receipts to the quiz backend's set_quiz_coin_score, renewals to renew_matches. */
export function createQuizApiResultSink(client: ActionClient): ResultSink<Receipt, BattleSettlement> {
  /** Calls `tell` for a batch after the other; whether each was answered. */
  async function inBatches(
    matchIds: readonly MatchId[],
    tell: (ids: string) => ReturnType<typeof renewMatches>,
  ): Promise<boolean> {
    let isTold = true;
    for (let from = 0; from < matchIds.length; from += RENEWAL_BATCH) {
      const outcome = await tell(JSON.stringify(matchIds.slice(from, from + RENEWAL_BATCH)));
      isTold &&= outcome.kind === 'answer';
    }
    return isTold;
  }
  const renewMatches = (match_ids: string, lost_match_ids?: string) =>
    client.request('renew_matches', { match_ids, ...(lost_match_ids && { lost_match_ids }) });

  return {
    async settle(receipt) {
      return sinkResult(await client.request('set_quiz_coin_score', receiptFields(receipt)));
    },
    renew: (matchIds) => inBatches(matchIds, (ids) => renewMatches(ids)),
    giveUp: (matchIds) => inBatches(matchIds, (ids) => renewMatches(NONE, ids)),
    async unrenewed() {
      const outcome = await renewMatches(NONE);
      return outcome.kind === 'answer' ? outcome.answer.unrenewed.map((id) => matchId.parse(id)) : null;
    },
  };
}

function receiptFields(receipt: Receipt) {
  const left = receipt.players.flatMap(({ userId, departure }) =>
    departure === null ? [] : [{ user_id: userId, reason: departure }],
  );
  return {
    quiz_type: battleKinds[receipt.kind].quizType,
    match_id: receipt.matchId,
    outcome: receipt.outcome,
    is_bot: receipt.isBot ? '1' : '0',
    joined_users_count: String(receipt.players.length),
    left_users: JSON.stringify(left),
    category: receipt.category,
    language_id: receipt.languageId,
    play_questions: writePlay(receipt.players),
    ...(receipt.points && { points: JSON.stringify(receipt.points) }),
  } as const;
}

function sinkResult(outcome: ActionOutcome<'set_quiz_coin_score'>): SinkResult<BattleSettlement> {
  if (outcome.kind === 'failed') return { kind: 'later' };
  if (outcome.kind === 'refused') {
    if (passing.has(outcome.code)) return { kind: 'later' };
    return { kind: ourKey.has(outcome.code) ? 'paused' : 'dead', code: outcome.message };
  }
  const { data } = outcome.answer;
  if (data.result_type === 'solo') return { kind: 'dead', code: 'solo result for a match' };
  return {
    kind: 'settled',
    isVoid: data.result_type === 'void',
    settlement: battleSettlement.parse({ coins: data.coins, ratings: ratingsOf(data.ratings) }),
  };
}

function ratingsOf(ratings: DuelResult['ratings']) {
  const entries = Object.entries(ratings).map(([id, { before, after, is_provisional: isProvisional }]) => {
    return [id, { before, after, isProvisional }] as const;
  });
  return Object.fromEntries(entries);
}
