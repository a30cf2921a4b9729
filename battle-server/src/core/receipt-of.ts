import type {
  BattleCategory,
  BattleKind,
  LeaveReason,
  VoidReason,
} from '@quiz-arena/contract/battle/battle-values';
import type { MatchOutcome } from '@quiz-arena/contract/battle-receipt';
import {
  type LanguageId,
  type MatchId,
  matchId,
  type QuestionId,
  type RoomId,
  type UserId,
} from '@quiz-arena/contract/ids';
import { type BattleState, hasStarted } from './battle-state.ts';

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
  readonly players: readonly ReceiptPlayer[];
}

/** Names the match of a room's newest start: room id + start number. */
export function matchIdOf(state: BattleState): MatchId {
  return matchId.parse(`${state.roomId}-${state.startNumber}`);
}

/** The receipt of a room that is being settled; null while there is nothing to settle. */
export function receiptOf(state: BattleState): Receipt | null {
  if (state.phase.name !== 'settling' && state.phase.name !== 'unsettled') {
    return null;
  }
  return {
    matchId: matchIdOf(state),
    roomId: state.roomId,
    kind: state.kind,
    category: state.category,
    languageId: state.languageId,
    entryCoin: state.entryCoin,
    outcome: outcomeOf(state),
    voidReason: state.voidReason,
    isBot: state.players.some((player) => player.botLevel !== null),
    players: state.players.map((player) => ({
      userId: player.userId,
      answers: answersOf(state, player.userId),
      points: player.points,
      correct: player.correct,
      departure: player.presence.is === 'left' ? player.presence.reason : null,
    })),
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
