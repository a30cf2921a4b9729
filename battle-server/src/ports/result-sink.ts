import type { MatchId } from '@quiz-arena/contract/ids';

/**
 * What to do with a receipt that was handed in.
 * - `settled`: done, now or earlier; `settlement` is what the backend holds to be true. `isVoid`: it gave every fee
 *   back, whatever the receipt says (a match that nobody renewed in time).
 * - `later`: hand it in again after a pause (network, 122, 142, 144).
 * - `paused`: the service credential is refused (125, 129): no receipt will pass until an operator acts.
 * - `dead`: the backend will never take it (103, 143): an operator must look at it.
 */
export type SinkResult<Settlement> =
  | { readonly kind: 'settled'; readonly settlement: Settlement; readonly isVoid: boolean }
  | { readonly kind: 'later'; readonly retryAfterMs?: number }
  | { readonly kind: 'paused'; readonly code: string }
  | { readonly kind: 'dead'; readonly code: string };

/** Where receipts of matches go, won, drawn or void, each until it is settled. Never throws for the backend's absence. */
export interface ResultSink<Receipt, Settlement> {
  settle(receipt: Receipt): Promise<SinkResult<Settlement>>;
  /** Tells the backend which matches with holds are still alive. False: not told. */
  renew(matchIds: readonly MatchId[]): Promise<boolean>;
  /** Open matches that no node has renewed for the backend's grace, the longest first, not all at once; null: not told. */
  unrenewed(): Promise<readonly MatchId[] | null>;
  /** Has the fees of matches returned whose rooms are gone, unless somebody renewed them meanwhile. False: not told. */
  giveUp(matchIds: readonly MatchId[]): Promise<boolean>;
}
