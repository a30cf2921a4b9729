import type { BattleCategory, BattleKind, VoidReason } from '@quiz-arena/contract/battle/battle-values';
import {
  type LanguageId,
  type MatchId,
  matchId,
  type QuestionId,
  type RoomId,
  type UserId,
} from '@quiz-arena/contract/ids';
import type { BattleState } from './battle-state.ts';

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
  /** Left before the end, by choice or by a lost link. */
  readonly hasLeft: boolean;
  /** Left on purpose after the start: a void does not return his fee [B9]. */
  readonly isForfeit: boolean;
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
  readonly outcome: 'completed' | 'opponentLeft' | 'void';
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
  const isCompleted = state.result?.reason === 'completed';
  return {
    matchId: matchIdOf(state),
    roomId: state.roomId,
    kind: state.kind,
    category: state.category,
    languageId: state.languageId,
    entryCoin: state.entryCoin,
    outcome: state.result === null ? 'void' : isCompleted ? 'completed' : 'opponentLeft',
    voidReason: state.voidReason,
    isBot: state.players.some((player) => player.botLevel !== null),
    players: state.players.map((player) => ({
      userId: player.userId,
      answers: answersOf(state, player.userId),
      points: player.points,
      correct: player.correct,
      hasLeft: player.presence.is === 'left',
      isForfeit: player.presence.is === 'left' && player.presence.isForfeit,
    })),
  };
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
