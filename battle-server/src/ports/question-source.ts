import type { CategoryId, LanguageId, MatchId, RoomId, UserId } from '@quiz-arena/contract/ids';

/** One player's part of a match: his fee and the questions, which are the same for all players of the match. */
export interface HoldRequest {
  readonly kind: 'random' | 'friend' | 'group';
  readonly roomId: RoomId;
  readonly matchId: MatchId;
  readonly playerId: UserId;
  readonly languageId: LanguageId;
  readonly category: CategoryId | '';
  /** Coins; 0 holds nothing. */
  readonly entryCoin: number;
  readonly questionCount: number;
  /** Whether this hold may be the match's first, which draws its questions. */
  readonly isOpening: boolean;
}

export type HoldRefusal =
  | 'NOT_ENOUGH_COINS'
  | 'ALREADY_IN_BATTLE'
  | 'NO_QUESTIONS'
  | 'MAINTENANCE'
  | 'ACCOUNT_DEACTIVATED';

/**
 * - `held`: once per match and player, however often it is asked.
 * - `refused`: this player cannot take part; the match's other holds are to be voided.
 * - `unavailable`: not known whether it was held; ask again, or void the match.
 */
export type HoldResult<Question> =
  | { readonly kind: 'held'; readonly questions: readonly Question[] }
  | { readonly kind: 'refused'; readonly code: HoldRefusal }
  | { readonly kind: 'unavailable' };

/** Questions of a match against the players' entry fees, both from the quiz backend. Never throws for its absence. */
export interface QuestionSource<Question> {
  hold(request: HoldRequest): Promise<HoldResult<Question>>;
}
