import type { MatchId } from '@quiz-arena/contract/ids';
import type { Alerts } from '../../alerts.ts';
import type { Database } from '../../db/database.ts';
import { listUnrenewed, lockMatch } from './repository.ts';
import { voidMatch } from './void-match.ts';

/** How long a match may go unrenewed before its fees go back; the backend's own downtime does not count. */
export const UNRENEWED_MS = 30 * 60_000;
const BATCH = 200;

/**
 * Voids matches that no battle node has renewed for 30 minutes of this server's uptime: their nodes are gone.
 * @param upSince since when this server runs without a pause; nodes had no chance to renew before; one that cannot be voided is an
 * alert and holds up no other
 * @returns how many were voided
 */
export async function sweepMatches(
  db: Database,
  { now, upSince, alerts }: { now: Date; upSince: Date; alerts: Alerts },
): Promise<number> {
  const before = new Date(now.getTime() - UNRENEWED_MS);
  if (upSince > before) return 0;
  let voided = 0;
  for (const matchId of await listUnrenewed(db, before, BATCH)) {
    try {
      if (!(await voidUnrenewed(db, { matchId, before, now }))) continue;
      voided += 1;
      alerts.raise('match-unrenewed', { matchId });
    } catch (error) {
      alerts.raise('match-not-voidable', { err: error, matchId });
    }
  }
  return voided;
}

/** False when it ended or was renewed meanwhile. */
async function voidUnrenewed(
  db: Database,
  { matchId, before, now }: { matchId: MatchId; before: Date; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const match = await lockMatch(tx, matchId);
    if (match?.state !== 'open' || match.renewedAt > before) return false;
    await voidMatch(tx, { matchId, receiptDigest: null, at: now });
    return true;
  });
}
