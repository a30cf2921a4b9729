import { z } from 'zod';
import { roomId, ticketId, userId } from '../ids.ts';
import { battleEmoji, battleText } from './battle-sayings.ts';
import {
  battleQuestion,
  battleResult,
  battleSettlement,
  closedQuestion,
  deleteReason,
  instant,
  leaveReason,
  questionIndex,
  startRefusal,
  voidReason,
} from './battle-values.ts';
import { battlePlayer } from './battle-view.ts';

const ofPlayer = { userId };

/** What happened in a room, as one viewer is told. Strict: a key that is not named here never travels. */
export const battleEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('playerJoined'), ...ofPlayer, player: battlePlayer }),
  z.strictObject({ type: z.literal('playerReady'), ...ofPlayer, ready: z.boolean() }),
  z.strictObject({ type: z.literal('playerBack'), ...ofPlayer }),
  z.strictObject({ type: z.literal('playerLeft'), ...ofPlayer, reason: leaveReason }),
  z.strictObject({ type: z.literal('hostChanged'), ...ofPlayer }),
  z.strictObject({ type: z.literal('playerDropped'), ...ofPlayer, graceUntil: instant }),
  z.strictObject({ type: z.literal('roomDeleted'), reason: deleteReason }),
  z.strictObject({ type: z.literal('voided'), reason: voidReason }),
  z.strictObject({ type: z.literal('startRefused'), reason: startRefusal, userIds: z.array(userId) }),
  z.strictObject({ type: z.literal('countdownStarted'), startsAt: instant }),
  z.strictObject({ type: z.literal('questionAsked'), question: battleQuestion }),
  z.strictObject({ type: z.literal('answerTaken'), question: questionIndex, ...ofPlayer }),
  z.strictObject({ type: z.literal('timeExtended'), question: questionIndex, deadline: instant }),
  z.strictObject({ type: z.literal('questionClosed'), ...closedQuestion.shape }),
  z.strictObject({ type: z.literal('battleEnded'), ...battleResult.shape }),
  z.strictObject({ type: z.literal('settled'), ...battleSettlement.shape }),
  z.strictObject({
    type: z.literal('said'),
    ...ofPlayer,
    text: battleText.optional(),
    emoji: battleEmoji.optional(),
  }),
  z.strictObject({ type: z.literal('rematchOffered'), ...ofPlayer }),
  /** A player does not want to play again after all. */
  z.strictObject({ type: z.literal('rematchDropped'), ...ofPlayer }),
  z.strictObject({ type: z.literal('rematchReady'), roomId }),
]);
export type BattleEvent = z.infer<typeof battleEvent>;

/** One commit of a room: `after` is the version that it follows; a client that missed that one sends `sync`. */
export const battleMessage = z.strictObject({
  roomId,
  version: z.int().nonnegative(),
  after: z.int().nonnegative(),
  now: instant,
  events: z.array(battleEvent),
});
export type BattleMessage = z.infer<typeof battleMessage>;

/** Every message from the server: Socket.IO event name → its one argument. */
export const battleServerMessages = {
  battle: battleMessage,
  matched: z.strictObject({ ticket: ticketId, roomId }),
  noOpponent: z.strictObject({ ticket: ticketId }),
  /** After the connect, when the player has a battle or a search. */
  seat: z.union([z.strictObject({ roomId }), z.strictObject({ ticket: ticketId })]),
  /** Another tab of the player has taken over. */
  replaced: z.strictObject({}),
  /** The node is going away: expect to be disconnected and connect again. */
  draining: z.strictObject({}),
} as const;
export type BattleServerMessageName = keyof typeof battleServerMessages;
export type BattleServerMessage<Name extends BattleServerMessageName> = z.infer<
  (typeof battleServerMessages)[Name]
>;
