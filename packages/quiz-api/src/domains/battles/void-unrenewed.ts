import type { MatchId } from '@quiz-arena/contract/ids';
import type { Alerts } from '../../alerts.ts';
import type { Database } from '../../db/database.ts';
import { lockMatch } from './repository.ts';
import { voidMatch } from './void-match.ts';

/**
 * Voids those matches that are open and that nobody has renewed since `before`. One that cannot be voided is an alert
 * and holds up no other.
 * @returns how many were voided
 */
export async function voidUnrenewed(
  db: Database,
  matchIds: readonly MatchId[],
  circumstances: { before: Date; now: Date; alerts: Alerts },
): Promise<number> {
  const { alerts } = circumstances;
  let voided = 0;
  for (const matchId of matchIds) {
    try {
      if (!(await voidOne(db, matchId, circumstances))) continue;
      voided += 1;
      alerts.raise('match-unrenewed', { matchId });
    } catch (error) {
      alerts.raise('match-not-voidable', { err: error, matchId });
    }
  }
  return voided;
}

/** False when it ended or was renewed meanwhile. */
async function voidOne(
  db: Database,
  matchId: MatchId,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const match = await lockMatch(tx, matchId);
    if (match?.state !== 'open' || match.renewedAt > before) return false;
    await voidMatch(tx, { matchId, receiptDigest: null, at: now });
    return true;
  });
}
