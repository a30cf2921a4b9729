import type { MatchId } from '@quiz-arena/contract/ids';
import type { DuelResult, GroupResult, VoidResult } from '@quiz-arena/contract/quiz-results';
import type { Alerts } from '../../alerts.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { lockMembers } from './lock-members.ts';
import { pointsOf, type ReceiptFields, readReceipt, receiptDigest } from './read-receipt.ts';
import { insertMatch, lockMatch, type Match } from './repository.ts';
import { settleDuelMatch } from './settle-duel-match.ts';
import { settleGroupMatch } from './settle-group-match.ts';
import type { MatchCircumstances } from './sound-receipt.ts';
import { voidMatch } from './void-match.ts';

export type MatchResult = DuelResult | GroupResult | VoidResult;

export interface SettlementCircumstances extends MatchCircumstances {
  readonly alerts: Alerts;
}

/**
 * Ends a match by its receipt, exactly once however often it is posted: coins, boards, statistics, badges, ratings and
 * history in one transaction. A further receipt gets the stored result; one that differs is an alert as well.
 * @throws Refusal NOT_ALLOWED for a receipt that contradicts itself, what is held, or names an unknown match
 */
export async function settleMatch(
  db: Database,
  fields: ReceiptFields,
  circumstances: SettlementCircumstances,
): Promise<MatchResult> {
  return await db.transaction(async (tx) => {
    const match = await lockMatch(tx, fields.match_id);
    if (match === undefined) return await settleUnknown(tx, fields, circumstances);
    if (match.state !== 'open') return storedResult(match, fields, circumstances);
    if (fields.outcome === 'void') {
      return await voidMatch(tx, {
        matchId: match.matchId,
        receiptDigest: receiptDigest(fields),
        at: circumstances.now,
      });
    }
    return await settleOpen(tx, match, fields, circumstances);
  });
}

async function settleOpen(
  tx: Transaction,
  match: Match,
  fields: ReceiptFields,
  circumstances: SettlementCircumstances,
): Promise<MatchResult> {
  const { holds, ratings } = await lockMembers(tx, match.matchId);
  const receipt = readReceipt(fields, { match, holds });
  if (typeof receipt === 'string') {
    circumstances.alerts.raise('receipt-refused', { matchId: match.matchId, fault: receipt });
    throw new Refusal('NOT_ALLOWED');
  }
  const decided = {
    match,
    holds,
    ratings,
    receipt,
    receiptDigest: receiptDigest(fields),
    points: pointsOf(fields),
    toldTo: fields.user_id,
  };
  return match.quizType === '1.5'
    ? await settleGroupMatch(tx, decided, circumstances)
    : await settleDuelMatch(tx, decided, circumstances);
}

/** A void of a match whose holds never arrived is kept, so that holds still on their way are refused. */
async function settleUnknown(
  tx: Transaction,
  fields: ReceiptFields,
  { now, alerts }: SettlementCircumstances,
): Promise<MatchResult> {
  const matchId: MatchId = fields.match_id;
  if (fields.outcome !== 'void') {
    alerts.raise('receipt-of-unknown-match', { matchId });
    throw new Refusal('NOT_ALLOWED');
  }
  await insertMatch(tx, {
    matchId,
    quizType: fields.quiz_type,
    languageId: DEFAULT_LANGUAGE_ID,
    entryCoin: 0,
    questions: [],
    state: 'open',
    openedAt: now,
    renewedAt: now,
  });
  const match = await lockMatch(tx, matchId);
  if (match?.state !== 'open') throw new Refusal('NOT_ALLOWED');
  return await voidMatch(tx, { matchId, receiptDigest: receiptDigest(fields), at: now });
}

function storedResult(match: Match, fields: ReceiptFields, { alerts }: SettlementCircumstances): MatchResult {
  if (match.receiptDigest !== receiptDigest(fields)) {
    alerts.raise('receipt-differs', { matchId: match.matchId, state: match.state });
  }
  if (match.result === null) throw new Error('an ended match has a result');
  return match.result;
}
