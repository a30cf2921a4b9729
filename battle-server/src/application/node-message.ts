import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import type { RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import { type BattleState, isOver, type PlayerState } from '../core/battle-state.ts';
import type { CoreEvent } from '../core/core-event.ts';
import { areToldAlike, eventsFor } from '../core/events-for.ts';
import type { Connection, NodeId } from '../core/node-id.ts';
import type { Revision } from '../ports/battle-store.ts';

/** One commit of a room, to every node that has a player of it. Carries secrets: `messagesFor` takes them out. */
export interface RoomNotice {
  readonly kind: 'room';
  readonly roomId: RoomId;
  readonly version: number;
  /** The version before. */
  readonly after: number;
  /** The node that committed it, and its rules. */
  readonly by: NodeId;
  readonly rules: string;
  /** Of the revisions that the commit led from (null: it opened the room) and to. */
  readonly nonces: { readonly from: Revision['nonce'] | null; readonly to: Revision['nonce'] };
  /** Epoch milliseconds. */
  readonly now: number;
  /** Nothing happens in the room by itself any more: it may be forgotten without a word. */
  readonly isOver: boolean;
  readonly events: readonly CoreEvent[];
  readonly viewers: readonly { readonly userId: UserId; readonly connection: Connection }[];
}

/** One commit of a room: what led from one state to the next, when. */
export interface RoomStep {
  readonly before: BattleState;
  readonly after: BattleState;
  readonly events: readonly CoreEvent[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** The node that commits, and its rules. */
  readonly by: NodeId;
  readonly rules: string;
}

/** What nodes tell each other. */
export type NodeMessage =
  | RoomNotice
  | {
      readonly kind: 'matched';
      readonly playerId: UserId;
      readonly ticket: TicketId;
      readonly roomId: RoomId;
    }
  | { readonly kind: 'noOpponent'; readonly playerId: UserId; readonly ticket: TicketId }
  /** Another socket of the player owns him now [B13]. */
  | { readonly kind: 'replaced'; readonly playerId: UserId; readonly connection: Connection };

type Viewers = RoomNotice['viewers'];

function viewersOf(players: readonly PlayerState[]): Viewers {
  return players.flatMap(({ userId, connection }) => (connection === null ? [] : [{ userId, connection }]));
}

/** Who went with this commit and is to hear that, but nothing more. */
function leaversOf(before: BattleState, staying: Viewers, events: readonly CoreEvent[]): Viewers {
  const left = events.flatMap((event) => (event.type === 'playerLeft' ? [event.userId] : []));
  if (left.length === 0) {
    return [];
  }
  const gone = left.filter((userId) => !staying.some((viewer) => viewer.userId === userId));
  return viewersOf(before.players.filter(({ userId }) => gone.includes(userId)));
}

/** The notice of a commit. */
export function noticeOf(
  { before, after: state, events, at: now, by, rules }: RoomStep,
  nonces: RoomNotice['nonces'],
): RoomNotice {
  const staying = viewersOf(state.players);
  const viewers = [...staying, ...leaversOf(before, staying, events)];
  return {
    kind: 'room',
    roomId: state.roomId,
    version: state.version,
    after: state.version - 1,
    by,
    rules,
    nonces,
    now,
    isOver: isOver(state),
    events,
    viewers,
  };
}

/** One message of a commit, and those who are sent it. */
export interface AddressedMessage {
  readonly viewers: Viewers;
  readonly message: BattleMessage;
}

/**
 * What these viewers are sent of a commit: each always something, so that versions have no gaps; those who are told the
 * same share one message, to be written once.
 */
export function messagesFor(notice: RoomNotice, viewers: Viewers): readonly AddressedMessage[] {
  const { roomId, version, after, now, events } = notice;
  const messageOf = (userId: UserId) => ({ roomId, version, after, now, events: eventsFor(userId, events) });
  const [anyone] = viewers;
  if (anyone !== undefined && areToldAlike(events)) {
    return [{ viewers, message: messageOf(anyone.userId) }];
  }
  return viewers.map((viewer) => ({ viewers: [viewer], message: messageOf(viewer.userId) }));
}
