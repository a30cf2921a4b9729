import type {
  BattleCategory,
  BattleKind,
  LeaveReason,
  VoidReason,
} from '@quiz-arena/contract/battle/battle-values';
import type { MatchOutcome, ReceiptPoints } from '@quiz-arena/contract/battle-receipt';
import {
  type LanguageId,
  type MatchId,
  matchId,
  type QuestionId,
  type RoomId,
  roomId,
  type UserId,
} from '@quiz-arena/contract/ids';
import { type BattleState, hasStarted, type Returning } from './battle-state.ts';

/** One player's part of a match. */
export interface ReceiptPlayer {
  readonly userId: UserId;
  /** One a question asked, in their order; "" and null: none in time. `takenMs` as counted by the server. */
  readonly answers: readonly {
    readonly questionId: QuestionId;
    readonly answer: string;
    readonly takenMs: number | null;
  }[];
  readonly points: number;
  readonly correct: number;
  /** Left before the end: on purpose, or lost when his grace ended; null: stayed. */
  readonly departure: LeaveReason | null;
}

/** All that the quiz backend needs to settle a match once and to recompute every figure of it. */
export interface Receipt {
  readonly matchId: MatchId;
  readonly roomId: RoomId;
  readonly kind: BattleKind;
  readonly category: BattleCategory;
  readonly languageId: LanguageId;
  /** Coins of each player. */
  readonly entryCoin: number;
  /** `everyoneLeft`: after the start, so that who left on purpose does not get his fee back [B9]. */
  readonly outcome: MatchOutcome;
  readonly voidReason: VoidReason | null;
  readonly isBot: boolean;
  /** What right answers of a 1v1 were worth; null for a group, where they only count. */
  readonly points: ReceiptPoints | null;
  readonly players: readonly ReceiptPlayer[];
}

/** Names the match of one start of a room, the newest unless told: room id + start number. */
export function matchIdOf(state: BattleState, startNumber = state.startNumber): MatchId {
  return matchId.parse(`${state.roomId}-${startNumber}`);
}

/** The room whose match it is: the inverse of `matchIdOf`. */
export function roomIdOfMatch(match: MatchId): RoomId {
  return roomId.parse(match.slice(0, match.lastIndexOf('-')));
}

/** The receipt of a room that is being settled, or whose start is being undone; null while there is nothing to settle. */
export function receiptOf(state: BattleState): Receipt | null {
  const { returning, phase } = state;
  if (returning !== null) {
    return returnReceipt(state, returning);
  }
  if (phase.name !== 'settling' && phase.name !== 'unsettled') {
    return null;
  }
  return {
    ...sharedParts(state),
    matchId: matchIdOf(state),
    outcome: outcomeOf(state),
    voidReason: state.voidReason,
    players: state.players
      .filter(({ userId }) => state.starters.includes(userId))
      .map((player) => ({
        userId: player.userId,
        answers: answersOf(state, player.userId),
        points: player.points,
        correct: player.correct,
        departure: player.presence.is === 'left' ? player.presence.reason : null,
      })),
  };
}

function sharedParts({ roomId, kind, category, languageId, entryCoin, players, rules }: BattleState) {
  const { correctPoints: correct, quickPoints: quickest, secondQuickPoints: second_quickest } = rules;
  const isBot = players.some((player) => player.botLevel !== null);
  const points = kind === 'group' ? null : { correct, quickest, second_quickest };
  return { roomId, kind, category, languageId, entryCoin, isBot, points };
}

/** A start that came to nothing: the same receipt whatever has become of its room since. */
function returnReceipt(state: BattleState, { startNumber, userIds, reason }: Returning): Receipt {
  return {
    ...sharedParts(state),
    matchId: matchIdOf(state, startNumber),
    outcome: 'void',
    voidReason: reason,
    players: userIds.map((userId) => ({ userId, answers: [], points: 0, correct: 0, departure: null })),
  };
}

function outcomeOf(state: BattleState): MatchOutcome {
  if (state.result !== null) {
    return state.result.reason;
  }
  return state.voidReason === 'everyoneLeft' && hasStarted(state) ? 'everyoneLeft' : 'void';
}

function answersOf(state: BattleState, userId: UserId): ReceiptPlayer['answers'] {
  return state.closed.flatMap(({ question, answers }) => {
    const asked = state.questions[question];
    const given = answers.find((answer) => answer.userId === userId);
    return asked === undefined
      ? []
      : [{ questionId: asked.id, answer: given?.answer ?? '', takenMs: given?.takenMs ?? null }];
  });
}
