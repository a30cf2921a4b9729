import type {
  AnswerLetter,
  BattleCategory,
  BattleKind,
  BattleQuestion,
  BattleResult,
  BattleSettlement,
  ClosedQuestion,
  DeleteReason,
  LeaveReason,
  StartRefusal,
  VoidReason,
} from '@quiz-arena/contract/battle/battle-values';
import type { BotLevel } from '@quiz-arena/contract/battle/bot-values';
import type { LanguageId, QuestionId, RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import type { Connection } from './node-id.ts';

/** Raised when a stored document can no longer be read as this type. */
export const STATE_SCHEMA = 1;

/** A question with its right answer, as the quiz backend gives it to the service. */
export interface SecretQuestion {
  readonly id: QuestionId;
  readonly question: string;
  readonly image: string;
  readonly type: BattleQuestion['type'];
  readonly options: BattleQuestion['options'];
  readonly right: AnswerLetter;
}

/** The numbers that decide a battle, fixed when its room opens: a changed setting does not change a running battle. */
export interface BattleRules {
  readonly questionMs: number;
  readonly receiptWaitMs: number;
  readonly closeMarginMs: number;
  readonly revealMs: number;
  readonly countdownMs: number;
  readonly correctPoints: number;
  readonly quickPoints: number;
  readonly quickMs: number;
  readonly secondQuickPoints: number;
  readonly secondQuickMs: number;
}

/** Why a player's link is gone: page closed, link lost, or his node died (then the fault is the server's) [B8]. */
export type DropCause = 'closed' | 'lost' | 'nodeDied';

/**
 * - `awaited`: in the room, not attached yet (a pair's lease).
 * - `left`: out for good; `isForfeit`: on purpose after the start, so that a void does not return his fee [B9].
 */
export type Presence =
  | { readonly is: 'awaited' }
  | { readonly is: 'here' }
  | {
      readonly is: 'dropped';
      readonly cause: DropCause;
      readonly droppedAt: number;
      readonly graceUntil: number;
    }
  | { readonly is: 'left'; readonly reason: LeaveReason; readonly at: number; readonly isForfeit: boolean };

/** A command id with the answer that its ack carried, for repeats. */
export interface RememberedCommand {
  readonly cid: string;
  readonly answer: Readonly<Record<string, string | number | boolean>>;
}

export interface PlayerState {
  readonly userId: UserId;
  readonly name: string;
  readonly image: string;
  readonly rating: number;
  /** The rating is still a guess [B19]. */
  readonly isProvisional: boolean;
  /** The search that brought him here; null in rooms with a code. */
  readonly ticketId: TicketId | null;
  /** Null: a person. */
  readonly botLevel: BotLevel | null;
  readonly isReady: boolean;
  readonly presence: Presence;
  /** His owning socket; null while he has none. It outlives the battle, so that he hears of the settlement. */
  readonly connection: Connection | null;
  /** Milliseconds away in this battle, of those that count [B8]. */
  readonly awayMs: number;
  /** Milliseconds of compensation and lateness granted in this battle [B5]. */
  readonly creditMs: number;
  readonly points: number;
  readonly correct: number;
  /** Newest last, at most `rememberedCommands`. */
  readonly commands: readonly RememberedCommand[];
  /** Whom he does not want to hear. */
  readonly muted: readonly UserId[];
  /** His newest quick text or emoji; epoch milliseconds. */
  readonly saidAt: number | null;
}

/** One player and the question that runs. */
export interface Progress {
  /** When his timer started; null: not answered yet, so it counts from askedAt + receiptWaitMs [B4]. */
  readonly startedAt: number | null;
  /** His timer stands still since then: his node died. */
  readonly pausedAt: number | null;
  readonly pausedMs: number;
  readonly answer: { readonly letter: AnswerLetter; readonly takenMs: number; readonly at: number } | null;
}

/** A question that runs. */
export interface QuestionPhase {
  readonly name: 'question';
  readonly index: number;
  readonly askedAt: number;
  /** Nobody's time ends before: the server ran the deadline late [B7]. Null: not extended yet. */
  readonly extendedTo: number | null;
  readonly progress: Readonly<Record<UserId, Progress>>;
}

export type Phase =
  | { readonly name: 'lobby'; readonly closesAt: number }
  | { readonly name: 'holding'; readonly attempt: number; readonly retryAt: number }
  | { readonly name: 'countdown'; readonly startsAt: number }
  | QuestionPhase
  | { readonly name: 'reveal'; readonly index: number; readonly nextAt: number }
  | {
      readonly name: 'settling';
      readonly attempt: number;
      readonly retryAt: number;
      readonly endedAt: number;
    }
  | { readonly name: 'settled'; readonly settlement: BattleSettlement }
  /** The backend will never take the receipt: an operator must look at it. */
  | { readonly name: 'unsettled'; readonly code: string }
  | { readonly name: 'void' }
  | { readonly name: 'deleted'; readonly reason: DeleteReason };

/** A start that came to nothing while its room goes on: the fees that may be held for it are on their way back. */
export interface Returning {
  readonly startNumber: number;
  /** Whose fees. */
  readonly userIds: readonly UserId[];
  readonly reason: StartRefusal;
  readonly attempt: number;
  readonly retryAt: number;
}

export type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

/**
 * The whole of one room: plain JSON, one document in the store. It holds secrets (right answers, others' answers):
 * only `viewFor` and `eventsFor` lead out.
 */
export interface BattleState {
  readonly schema: typeof STATE_SCHEMA;
  readonly roomId: RoomId;
  readonly kind: BattleKind;
  readonly roomCode: string | null;
  readonly category: BattleCategory;
  readonly languageId: LanguageId;
  /** Coins. */
  readonly entryCoin: number;
  readonly capacity: number;
  readonly questionCount: number;
  readonly host: UserId | null;
  /** Drawn once; every chance in the battle follows from it. */
  readonly seed: string;
  readonly rules: BattleRules;
  /** Commits so far. */
  readonly version: number;
  readonly createdAt: number;
  /** Which start of this room the match is: 0 before the first. The match id is made of room id and it. */
  readonly startNumber: number;
  readonly phase: Phase;
  /** In the order of their coming. In a room with a code also those who left before the start: for their repeats. */
  readonly players: readonly PlayerState[];
  /** Who takes part in the newest start. */
  readonly starters: readonly UserId[];
  readonly returning: Returning | null;
  readonly kicked: readonly UserId[];
  /** Empty until the fees are held. */
  readonly questions: readonly SecretQuestion[];
  readonly closed: readonly ClosedQuestion[];
  readonly result: BattleResult | null;
  readonly voidReason: VoidReason | null;
  readonly deleteReason: DeleteReason | null;
  /** Who wants to play again [B14]. */
  readonly rematch: readonly UserId[];
  readonly rematchRoomId: RoomId | null;
}

/** Whether the battle has started: with its first question [B9]. */
export function hasStarted(state: BattleState): boolean {
  return state.closed.length > 0 || state.phase.name === 'question';
}

/** Whether nothing more will happen by itself: the room needs no deadline. */
export function isOver(state: BattleState): boolean {
  const { name } = state.phase;
  return name === 'settled' || name === 'unsettled' || name === 'void' || name === 'deleted';
}

/** Whether players are still bound to this room: their seat is taken by it. */
export function isLive(state: BattleState): boolean {
  return !isOver(state) && state.phase.name !== 'settling';
}

/** Whether the room has a code and the battle has not started: players come and go. */
export function isJoinable(state: BattleState): boolean {
  return state.roomCode !== null && !hasStarted(state);
}

/** The start whose fees may be held at the quiz backend, null for none. The match is named after it. */
export function openStart(state: BattleState): number | null {
  if (state.returning !== null) {
    return state.returning.startNumber;
  }
  const isOpen = state.startNumber > 0 && state.phase.name !== 'lobby' && !isOver(state);
  return isOpen ? state.startNumber : null;
}

/** The player, undefined for a stranger. */
export function findPlayer(state: BattleState, userId: UserId): PlayerState | undefined {
  return state.players.find((player) => player.userId === userId);
}

/** Players who are people, not the bot. */
export function peopleOf(state: BattleState): readonly PlayerState[] {
  return state.players.filter((player) => player.botLevel === null);
}

/** Players who have not left. */
export function stayers(state: BattleState): readonly PlayerState[] {
  return state.players.filter((player) => player.presence.is !== 'left');
}

/** The people whose fees the newest start takes. */
export function payersOf(state: BattleState): readonly PlayerState[] {
  return peopleOf(state).filter(({ userId }) => state.starters.includes(userId));
}
