import type { ReceiptPoints } from '@quiz-arena/contract/battle-receipt';
import type { UserId } from '@quiz-arena/contract/ids';
import type { Settings } from '@quiz-arena/contract/settings';
import type { BattleReceipt } from '@quiz-arena/quiz-rules/battle-receipt';
import type { Rating } from '@quiz-arena/quiz-rules/rating';
import type { Hold } from '../ledger/holds.ts';
import type { Match } from './repository.ts';

/** A receipt that contradicts neither itself nor what is held, with the open match that it ends. */
export interface SoundReceipt {
  readonly match: Match;
  readonly holds: readonly Hold[];
  /** Of the players, who are locked. */
  readonly ratings: ReadonlyMap<UserId, Rating>;
  readonly receipt: BattleReceipt;
  readonly receiptDigest: string;
  /** What right answers were worth when the room opened; undefined: as the settings say. */
  readonly points: ReceiptPoints | undefined;
  /** Whom the answer names as its reader; undefined: the first player. */
  readonly toldTo: UserId | undefined;
}

export interface MatchCircumstances {
  readonly settings: Settings;
  readonly now: Date;
}

/** The order in which all code goes through the players of a match. */
export function byId(one: UserId, other: UserId): number {
  return Number(one) - Number(other);
}
