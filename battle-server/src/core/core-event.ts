import type { BattleEmoji, BattleText } from '@quiz-arena/contract/battle/battle-messages';
import type {
  AnswerLetter,
  BattleQuestion,
  BattleResult,
  BattleSettlement,
  ClosedQuestion,
  DeleteReason,
  LeaveReason,
  StartRefusal,
  VoidReason,
} from '@quiz-arena/contract/battle/battle-values';
import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import type { DropCause, RememberedCommand, Returning, SecretQuestion } from './battle-state.ts';
import type { NewPlayer } from './new-player.ts';
import type { Connection } from './node-id.ts';

/**
 * What was decided. Applied by `evolve`, told to players through `eventsFor`; carries secrets, so it travels
 * between nodes only. Instants are epoch milliseconds.
 */
export type CoreEvent =
  | {
      readonly type: 'playerJoined';
      readonly userId: UserId;
      readonly player: NewPlayer;
      readonly connection: Connection;
    }
  | { readonly type: 'playerReady'; readonly userId: UserId; readonly ready: boolean }
  | { readonly type: 'hostChanged'; readonly userId: UserId }
  /** `retryAt` as in `voided`. */
  | {
      readonly type: 'roomDeleted';
      readonly reason: DeleteReason;
      readonly at: number;
      readonly retryAt: number | null;
    }
  /** After a start that was refused or called off. */
  | { readonly type: 'lobbyReopened'; readonly closesAt: number; readonly returning: Returning }
  | { readonly type: 'returnPostponed'; readonly attempt: number; readonly retryAt: number }
  | { readonly type: 'feesReturned' }
  | {
      readonly type: 'playerAttached';
      readonly userId: UserId;
      readonly connection: Connection;
      readonly at: number;
      /** Away time that counts, of the absence that ends here. */
      readonly awayMs: number;
      readonly wasAway: boolean;
    }
  | {
      readonly type: 'playerDropped';
      readonly userId: UserId;
      readonly cause: DropCause;
      readonly droppedAt: number;
      readonly graceUntil: number;
    }
  | {
      readonly type: 'playerLeft';
      readonly userId: UserId;
      readonly reason: LeaveReason;
      readonly at: number;
      readonly isForfeit: boolean;
    }
  | {
      readonly type: 'holdsRequested';
      readonly startNumber: number;
      readonly attempt: number;
      readonly retryAt: number;
      /** Who takes part. */
      readonly starters: readonly UserId[];
    }
  | { readonly type: 'holdsConfirmed'; readonly questions: readonly SecretQuestion[] }
  | { readonly type: 'startRefused'; readonly reason: StartRefusal; readonly userIds: readonly UserId[] }
  | { readonly type: 'countdownStarted'; readonly startsAt: number }
  | { readonly type: 'questionAsked'; readonly question: BattleQuestion }
  | {
      readonly type: 'answerTaken';
      readonly question: number;
      readonly userId: UserId;
      readonly letter: AnswerLetter;
      readonly takenMs: number;
      /** Compensation granted with it, milliseconds [B5]. */
      readonly creditMs: number;
      readonly startedAt: number;
      /** Lateness of `received` granted with it, milliseconds [B5]. */
      readonly lateMs: number;
      readonly at: number;
    }
  | {
      readonly type: 'timeExtended';
      readonly question: number;
      readonly extendedTo: number;
      readonly deadline: number;
    }
  | { readonly type: 'questionClosed'; readonly closed: ClosedQuestion; readonly nextAt: number }
  | {
      readonly type: 'battleEnded';
      readonly result: BattleResult;
      readonly at: number;
      readonly retryAt: number;
    }
  /** `retryAt` null: nothing was ever held, so there is nothing to return. */
  | {
      readonly type: 'voided';
      readonly reason: VoidReason;
      readonly at: number;
      readonly retryAt: number | null;
    }
  | { readonly type: 'settlementPostponed'; readonly attempt: number; readonly retryAt: number }
  | { readonly type: 'settled'; readonly settlement: BattleSettlement }
  | { readonly type: 'settlementRefused'; readonly code: string }
  | {
      readonly type: 'said';
      readonly userId: UserId;
      readonly text?: BattleText;
      readonly emoji?: BattleEmoji;
      readonly at: number;
      /** Those who muted him. */
      readonly hiddenFrom: readonly UserId[];
    }
  | {
      readonly type: 'playerMuted';
      readonly userId: UserId;
      readonly target: UserId;
      readonly muted: boolean;
    }
  | { readonly type: 'rematchOffered'; readonly userId: UserId }
  | { readonly type: 'rematchDropped'; readonly userId: UserId }
  | { readonly type: 'rematchReady'; readonly roomId: RoomId }
  | { readonly type: 'commandRemembered'; readonly userId: UserId; readonly command: RememberedCommand };

export type CoreEventOf<Type extends CoreEvent['type']> = Extract<CoreEvent, { readonly type: Type }>;
