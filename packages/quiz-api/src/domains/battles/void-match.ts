import type { MatchId, UserId } from '@quiz-arena/contract/ids';
import type { VoidResult } from '@quiz-arena/contract/quiz-results';
import type { Transaction } from '../../db/database.ts';
import { findHolds, type Hold, voidHolds } from '../ledger/holds.ts';
import { totalOf } from '../ledger/leg.ts';
import { endMatch } from './repository.ts';

/** Ends an open, locked match as void: every fee goes back to its player, in its kinds. */
export async function voidMatch(
  tx: Transaction,
  end: { matchId: MatchId; receiptDigest: string | null; at: Date },
): Promise<VoidResult> {
  const { matchId, receiptDigest, at } = end;
  const holds = await findHolds(tx, 'match', matchId);
  await voidHolds(tx, { purpose: 'match', reference: matchId, title: 'returnedEntry', at });
  const result = voidResult(matchId, fullRefund(holds));
  await endMatch(tx, matchId, { state: 'void', endedAt: at, receiptDigest, result });
  return result;
}

/** Every fee back to the one who paid it. */
export function fullRefund(holds: readonly Hold[]): Map<UserId, number> {
  return new Map(holds.map((hold) => [hold.userId, totalOf(hold)]));
}

export function voidResult(matchId: MatchId, paid: ReadonlyMap<UserId, number>): VoidResult {
  return { result_type: 'void', match_id: matchId, coins: Object.fromEntries(paid), ratings: {}, badges: {} };
}
