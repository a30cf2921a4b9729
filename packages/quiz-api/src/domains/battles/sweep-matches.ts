import type { Alerts } from '../../alerts.ts';
import type { Database } from '../../db/database.ts';
import { listUnrenewed } from './repository.ts';
import { voidUnrenewed } from './void-unrenewed.ts';

/** How long a match may go unrenewed before its fees go back; the backend's own downtime does not count. */
export const UNRENEWED_MS = 30 * 60_000;
const BATCH = 200;

/**
 * Voids matches that no battle node has renewed for 30 minutes of this server's uptime: their nodes are gone, and none
 * has come back to give them up sooner (see renew-matches.ts).
 * @param upSince since when this server runs without a pause; nodes had no chance to renew before
 * @returns how many were voided
 */
export async function sweepMatches(
  db: Database,
  { now, upSince, alerts }: { now: Date; upSince: Date; alerts: Alerts },
): Promise<number> {
  const before = new Date(now.getTime() - UNRENEWED_MS);
  if (upSince > before) return 0;
  return await voidUnrenewed(db, await listUnrenewed(db, before, BATCH), { before, now, alerts });
}
