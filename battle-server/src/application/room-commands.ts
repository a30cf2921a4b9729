import type {
  BattleAck,
  BattleCommandName,
  BattleCommandPayload,
} from '@quiz-arena/contract/battle/battle-commands';
import type { CoreCommand } from '../core/core-command.ts';
import type { Caller } from './battle-application.ts';
import type { Confirmations } from './confirmations.ts';

/** Commands that are decided by the room that they name. `received` comes with the answer. */
export type RoomCommandName = Exclude<
  {
    readonly [Name in BattleCommandName]: BattleCommandPayload<Name> extends { roomId: unknown }
      ? Name
      : never;
  }[BattleCommandName],
  'received'
>;

type ToCore = {
  readonly [Name in RoomCommandName]: (
    payload: BattleCommandPayload<Name>,
    caller: Caller,
    confirmations: Confirmations,
  ) => CoreCommand;
};

const from = ({ cid }: { cid: string }, { player }: Caller) => ({ cid, userId: player.userId });
const timed = ({ receivedAt, roundTripMs }: Caller) => ({ receivedAt, roundTripMs });

/** Each command of the wire as the core's: the player is the caller, never somebody named in the message. */
export const roomCommands: ToCore = {
  attach: (payload, caller) => ({
    type: 'attach',
    connection: caller.connection,
    ...from(payload, caller),
  }),
  sync: (payload, caller) => ({ type: 'sync', connection: caller.connection, ...from(payload, caller) }),
  leave: (payload, caller) => ({ type: 'leave', ...from(payload, caller) }),
  deleteRoom: (payload, caller) => ({ type: 'deleteRoom', ...from(payload, caller) }),
  start: (payload, caller) => ({ type: 'start', ...from(payload, caller) }),
  ready: (payload, caller) => ({ type: 'ready', ready: payload.ready, ...from(payload, caller) }),
  kick: (payload, caller) => ({ type: 'kick', target: payload.userId, ...from(payload, caller) }),
  answer: (payload, caller, confirmations) => ({
    type: 'answer',
    question: payload.question,
    answer: payload.answer,
    confirmed: confirmations.find(caller.player.userId, payload.roomId, payload.question),
    ...from(payload, caller),
    ...timed(caller),
  }),
  say: ({ text, emoji, ...payload }, caller) => ({
    type: 'say',
    ...(text === undefined ? {} : { text }),
    ...(emoji === undefined ? {} : { emoji }),
    ...from(payload, caller),
  }),
  mute: (payload, caller) => ({
    type: 'mute',
    target: payload.userId,
    muted: payload.muted,
    ...from(payload, caller),
  }),
  rematch: (payload, caller) => ({ type: 'rematch', accept: payload.accept, ...from(payload, caller) }),
};

/** Whether an ack's answer shows the room. */
export function answersWithView(name: RoomCommandName): boolean {
  return name === 'attach' || name === 'sync';
}

export type RoomAck = BattleAck<RoomCommandName>;
