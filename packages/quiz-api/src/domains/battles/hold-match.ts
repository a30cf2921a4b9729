import type { CategoryId, LanguageId, MatchId, UserId } from '@quiz-arena/contract/ids';
import type { BattleType } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import type { Database, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { findTokenState } from '../accounts/token-state.ts';
import { findHolds, reserveHold } from '../ledger/holds.ts';
import { lockPlayers } from '../ledger/lock-players.ts';
import { battleKindOf, drawMatchQuestions } from './match-questions.ts';
import { insertMatch, lockMatch, type Match } from './repository.ts';

export interface HoldRequest {
  readonly matchId: MatchId;
  readonly userId: UserId;
  readonly entryCoin: number;
}

/** What the first hold of a match fixes; a later one without it joins the match as it is. */
export interface MatchPlan {
  readonly quizType: BattleType;
  readonly languageId: LanguageId;
  /** Null: questions of all categories. */
  readonly categoryId: CategoryId | null;
  readonly questionCount: number;
}

/**
 * Holds a player's entry fee for a match, once per match and player; the first hold fixes its questions.
 * @returns the match and whether this call made it
 * @throws Refusal NOT_ENOUGH_COINS; NOT_ALLOWED for an ended match, another fee, a fee above the limit, or a player
 * with another open battle; DATA_NOT_FOUND without questions, or for an unknown match without a plan
 */
export async function holdMatch(
  db: Database,
  request: HoldRequest,
  plan: MatchPlan | undefined,
  circumstances: { settings: Settings; now: Date },
): Promise<{ match: Match; isNew: boolean }> {
  const { settings, now } = circumstances;
  return await db.transaction(async (tx) => {
    const known = await lockMatch(tx, request.matchId);
    const match = known ?? (await openMatch(tx, request, plan, circumstances));
    if (match.state !== 'open' || match.entryCoin !== request.entryCoin) throw new Refusal('NOT_ALLOWED');
    if (request.entryCoin > settings.battle_mode_max_entry_coin) throw new Refusal('NOT_ALLOWED');
    await requireActive(tx, request.userId);
    await requireSeat(tx, match, request.userId);
    const result = await reserveHold(tx, {
      purpose: 'match',
      reference: request.matchId,
      userId: request.userId,
      amount: request.entryCoin,
      title: 'playedBattle',
      at: now,
    });
    if (result === 'NOT_ENOUGH_COINS') throw new Refusal('NOT_ENOUGH_COINS');
    if (result === 'OTHER_MATCH_OPEN') throw new Refusal('NOT_ALLOWED');
    return { match, isNew: known === undefined };
  });
}

/** Asked under the player's lock, so that no account is deleted between this and its hold. */
async function requireActive(tx: Transaction, userId: UserId): Promise<void> {
  await lockPlayers(tx, [userId]);
  const state = await findTokenState(tx, userId);
  if (!state) throw new Refusal('DATA_NOT_FOUND');
  if (!state.isActive) throw new Refusal('ACCOUNT_DEACTIVATED');
}

async function requireSeat(tx: Transaction, { matchId, quizType }: Match, userId: UserId): Promise<void> {
  const holds = await findHolds(tx, 'match', matchId);
  const isIn = holds.some((hold) => hold.userId === userId);
  if (!isIn && holds.length >= battleKindOf(quizType).maxPlayers) throw new Refusal('NOT_ALLOWED');
}

/** Two first holds at once: one draws the questions that count, the other waits for it and takes those. */
async function openMatch(
  tx: Transaction,
  { matchId, entryCoin }: HoldRequest,
  plan: MatchPlan | undefined,
  { settings, now }: { settings: Settings; now: Date },
): Promise<Match> {
  if (plan === undefined) throw new Refusal('DATA_NOT_FOUND');
  const { quizType, languageId, categoryId, questionCount } = plan;
  if (!settings[battleKindOf(quizType).flag]) throw new Refusal('NOT_ALLOWED');
  const choice = { languageId, categoryId, count: questionCount };
  const questions = await drawMatchQuestions(tx, choice, { settings, now });
  if (questions.length === 0) throw new Refusal('DATA_NOT_FOUND');
  await insertMatch(tx, {
    matchId,
    quizType,
    languageId,
    categoryId,
    entryCoin,
    questions,
    state: 'open',
    openedAt: now,
    renewedAt: now,
  });
  const match = await lockMatch(tx, matchId);
  if (match === undefined) throw new Error('a match is there once it was inserted');
  return match;
}
