import type { AnswerOf } from '@quiz-arena/contract/action-registry';
import type { MatchId } from '@quiz-arena/contract/ids';
import type { Alerts } from '../../alerts.ts';
import type { Database } from '../../db/database.ts';
import { findMatchStates, listUnrenewed, renewOpenMatches } from './repository.ts';
import { voidUnrenewed } from './void-unrenewed.ts';

/** Matches told in one answer. */
const MOST_TOLD = 1_000;

export interface MatchRenewal {
  /** Still played. */
  readonly matchIds: readonly MatchId[];
  /** Their rooms are gone from the store of the node that calls. */
  readonly lostIds: readonly MatchId[];
}

/**
 * Renews what is played and voids what was lost, so that its fees come back: only matches that nobody has renewed for
 * `graceMs`, so that a node on a wrong, empty store cannot end what others play.
 */
export async function renewMatches(
  db: Database,
  { matchIds, lostIds }: MatchRenewal,
  { now, alerts, graceMs }: { now: Date; alerts: Alerts; graceMs: number },
): Promise<AnswerOf<'renew_matches'>> {
  const before = new Date(now.getTime() - graceMs);
  await renewOpenMatches(db, matchIds, now);
  await voidUnrenewed(db, lostIds, { before, now, alerts });
  const ids = [...matchIds, ...lostIds];
  const states = await findMatchStates(db, ids);
  return {
    data: ids.map((id) => ({ match_id: id, status: states.get(id) ?? 'unknown' })),
    unrenewed: await listUnrenewed(db, before, MOST_TOLD),
  };
}
