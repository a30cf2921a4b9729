import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { TicketId, UserId } from '@quiz-arena/contract/ids';

/** One who searches, as far as pairing cares. */
export interface Searcher {
  readonly id: TicketId;
  readonly playerId: UserId;
  readonly rating: number;
  /** Epoch milliseconds. */
  readonly searchedAt: number;
  readonly expiresAt: number;
}

export type SearchPair<S extends Searcher> = readonly [S, S];

/** How far apart two ratings may be after a wait: widening with it, everyone from `searchWindowOpenMs` on [B11]. */
export function ratingWindow(waitedMs: number, settings: BattleSettings): number {
  const { searchWindowStart, searchWindowOpenMs } = settings;
  if (waitedMs >= searchWindowOpenMs) {
    return Number.POSITIVE_INFINITY;
  }
  return searchWindowStart * (1 + (4 * Math.max(0, waitedMs)) / searchWindowOpenMs);
}

/** Whether two may meet now: not oneself, both still searching, the window of the one who waited longer fits. */
function fits(a: Searcher, b: Searcher, now: number, settings: BattleSettings): boolean {
  const waited = now - Math.min(a.searchedAt, b.searchedAt);
  return (
    a.playerId !== b.playerId &&
    a.expiresAt > now &&
    b.expiresAt > now &&
    Math.abs(a.rating - b.rating) <= ratingWindow(waited, settings)
  );
}

/**
 * Pairs of one queue, who waited longest first, each with the closest rating in his window [B11].
 * `meetings(a, b)`: how often the two met within a day; at `pairsPerDay` they do not meet again.
 */
export function pairUp<S extends Searcher>(
  waiting: readonly S[],
  now: number,
  meetings: (a: UserId, b: UserId) => number,
  settings: BattleSettings,
): readonly SearchPair<S>[] {
  const free = [...waiting].sort((a, b) => a.searchedAt - b.searchedAt || (a.id < b.id ? -1 : 1));
  const pairs: SearchPair<S>[] = [];
  for (let first = free.shift(); first !== undefined; first = free.shift()) {
    const seeker = first;
    const partner = free
      .filter(
        (other) =>
          fits(seeker, other, now, settings) &&
          meetings(seeker.playerId, other.playerId) < settings.pairsPerDay,
      )
      .sort((a, b) => Math.abs(a.rating - seeker.rating) - Math.abs(b.rating - seeker.rating))[0];
    if (partner !== undefined) {
      free.splice(free.indexOf(partner), 1);
      pairs.push([seeker, partner]);
    }
  }
  return pairs;
}
