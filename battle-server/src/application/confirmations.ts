import type { BattleCommandPayload } from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import type { Timed } from '../core/core-command.ts';
import type { Caller } from './battle-application.ts';

interface Confirmation extends Timed {
  readonly roomId: RoomId;
  readonly question: number;
}

/** What this node's players said of the arrival of the question that they think about [B4]. */
export interface Confirmations {
  /** The first one of a question stands. */
  note(payload: BattleCommandPayload<'received'>, caller: Caller): void;
  /** Null: nothing was said, or it was said to another node. */
  find(userId: UserId, roomId: RoomId, question: number): Timed | null;
  forget(userId: UserId): void;
}

/** One a player, kept until his next question or until he goes. docs/adr/0014 says why they are not written down. */
export function createConfirmations(): Confirmations {
  const newest = new Map<UserId, Confirmation>();
  const find: Confirmations['find'] = (userId, roomId, question) => {
    const known = newest.get(userId);
    return known?.roomId === roomId && known.question === question ? known : null;
  };
  return {
    find,
    note({ roomId, question }, { player, receivedAt, roundTripMs }) {
      if (find(player.userId, roomId, question) === null) {
        newest.set(player.userId, { roomId, question, receivedAt, roundTripMs });
      }
    },
    forget: (userId) => void newest.delete(userId),
  };
}
