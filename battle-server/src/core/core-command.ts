import type { BattleEmoji, BattleText } from '@quiz-arena/contract/battle/battle-messages';
import type { AnswerLetter, BattleSettlement, StartRefusal } from '@quiz-arena/contract/battle/battle-values';
import type { MatchId, RoomId, UserId } from '@quiz-arena/contract/ids';
import type { DropCause, SecretQuestion } from './battle-state.ts';
import type { NewPlayer } from './new-player.ts';
import type { Connection, NodeId } from './node-id.ts';

/** From a player; the player is the one of the token, never one of the message. */
interface FromPlayer {
  readonly userId: UserId;
  readonly cid: string;
}

/** When the server received it (epoch milliseconds), and the round trip that it measured itself, or null. */
export interface Timed {
  readonly receivedAt: number;
  readonly roundTripMs: number | null;
}

export type PlayerCommand =
  | ({ readonly type: 'attach'; readonly connection: Connection } & FromPlayer)
  /** By the room's code; attaches at once. */
  | ({ readonly type: 'join'; readonly player: NewPlayer; readonly connection: Connection } & FromPlayer)
  | ({ readonly type: 'sync'; readonly connection: Connection } & FromPlayer)
  | ({ readonly type: 'leave' } & FromPlayer)
  | ({
      readonly type: 'answer';
      readonly question: number;
      readonly answer: AnswerLetter;
      /** That the question had arrived, as his client said before [B4]; null: it did not. */
      readonly confirmed: Timed | null;
    } & FromPlayer &
      Timed)
  | ({ readonly type: 'ready'; readonly ready: boolean } & FromPlayer)
  | ({ readonly type: 'start' } & FromPlayer)
  | ({ readonly type: 'kick'; readonly target: UserId } & FromPlayer)
  | ({ readonly type: 'deleteRoom' } & FromPlayer)
  | ({ readonly type: 'say'; readonly text?: BattleText; readonly emoji?: BattleEmoji } & FromPlayer)
  | ({ readonly type: 'mute'; readonly target: UserId; readonly muted: boolean } & FromPlayer)
  | ({ readonly type: 'rematch'; readonly accept: boolean } & FromPlayer);

/** How the backend answered a receipt. */
export type SettlementAnswer =
  /** `isVoid`: every fee went back, whatever the receipt said. */
  | { readonly kind: 'settled'; readonly settlement: BattleSettlement; readonly isVoid: boolean }
  | { readonly kind: 'later'; readonly retryAfterMs?: number }
  | { readonly kind: 'paused'; readonly code: string }
  | { readonly kind: 'dead'; readonly code: string };

export type ServerCommand =
  | {
      readonly type: 'detach';
      readonly userId: UserId;
      readonly connection: Connection;
      readonly cause: Exclude<DropCause, 'nodeDied'>;
    }
  /** The account was deactivated: counts as leaving [B18]. */
  | { readonly type: 'deactivate'; readonly userId: UserId }
  /** Everything whose time has come. Harmless when nothing is due. */
  | { readonly type: 'passDeadline' }
  /** `lastBeatAt`: the dead node's last heartbeat; from there its players' timers pause [B4]. */
  | { readonly type: 'loseNode'; readonly nodeId: NodeId; readonly lastBeatAt: number }
  | {
      readonly type: 'confirmHolds';
      readonly startNumber: number;
      readonly questions: readonly SecretQuestion[];
    }
  | {
      readonly type: 'refuseHolds';
      readonly startNumber: number;
      readonly reason: StartRefusal;
      readonly userIds: readonly UserId[];
    }
  /** `startNumber`: of which start's match. */
  | {
      readonly type: 'answerSettlement';
      readonly startNumber: number;
      readonly answer: SettlementAnswer;
    }
  /** The store of the room goes with its node [B17]. */
  | { readonly type: 'abandon' }
  /** The backend has given back the fees of a match that this room had given up. */
  | { readonly type: 'confirmGivenUp'; readonly match: MatchId }
  /** Players of a result who are connected nowhere: nobody waits for them [B14]. */
  | { readonly type: 'dismissAbsent'; readonly userIds: readonly UserId[] }
  /** The room of an agreed rematch is open [B14]. */
  | { readonly type: 'confirmRematch'; readonly roomId: RoomId };

export type CoreCommand = PlayerCommand | ServerCommand;
export type CoreCommandOf<Type extends CoreCommand['type']> = Extract<CoreCommand, { readonly type: Type }>;
