import { z } from 'zod';
import { languageId, roomId, ticketId, userId } from '../ids.ts';
import { type BattleCode, isBattleCode } from './battle-codes.ts';
import { battleEmoji, battleText } from './battle-sayings.ts';
import {
  answerLetter,
  battleCategory,
  battleKind,
  botLevel,
  duration,
  instant,
  questionIndex,
} from './battle-values.ts';
import { battleView } from './battle-view.ts';
import { ROOM_CODE_FORM } from './room-code-form.ts';

/** Names a command: unique a player, at most 36 characters; a repeat gets the first answer. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{1,36}$/);
export type CommandId = z.infer<typeof commandId>;

/** Case does not matter. */
export const roomCode = z.string().trim().toUpperCase().regex(ROOM_CODE_FORM);

/** Coins that each player pays to play; the server refuses what is not a configured stake. */
const entryCoin = z.int().min(0).max(1_000_000);
/** The language of the questions; left out or "0": the quiz's default one. */
const questionLanguage = languageId.default(languageId.parse('0'));
const inRoom = { roomId };
const withView = { roomId, view: battleView };

function command<const Payload extends z.ZodRawShape, const Answer extends z.ZodRawShape>(
  payload: Payload,
  answer: Answer,
) {
  return {
    payload: z.strictObject({ cid: commandId, ...payload }),
    answer: z.strictObject({ ok: z.literal(true), ...answer }),
  };
}

/** One quick text or one emoji. */
const say = {
  payload: z
    .strictObject({
      cid: commandId,
      ...inRoom,
      text: battleText.optional(),
      emoji: battleEmoji.optional(),
    })
    .refine(({ text, emoji }) => (text === undefined) !== (emoji === undefined)),
  answer: z.strictObject({ ok: z.literal(true) }),
};

/** Every command: Socket.IO event name → its strict payload and the answer that its ack carries. */
export const battleCommands = {
  clock: command({}, { now: instant }),
  search: command(
    { category: battleCategory, languageId: questionLanguage, entryCoin },
    { ticket: ticketId, expiresAt: instant },
  ),
  cancelSearch: command({ ticket: ticketId }, {}),
  playBot: command({ category: battleCategory, languageId: questionLanguage, level: botLevel }, withView),
  createRoom: command(
    {
      kind: battleKind.exclude(['random']),
      category: battleCategory,
      languageId: questionLanguage,
      entryCoin,
      questions: z.int().min(1).max(50).optional(),
      capacity: z.int().min(2).max(4).optional(),
    },
    { ...withView, roomCode },
  ),
  joinRoom: command({ roomCode }, withView),
  peekRoom: command(
    { roomCode },
    {
      kind: battleKind,
      category: battleCategory,
      entryCoin,
      capacity: z.int(),
      players: z.array(z.strictObject({ name: z.string(), image: z.string() })),
    },
  ),
  attach: command(inRoom, { view: battleView }),
  sync: command(inRoom, { view: battleView }),
  ready: command({ ...inRoom, ready: z.boolean() }, {}),
  start: command(inRoom, {}),
  kick: command({ ...inRoom, userId }, {}),
  leave: command(inRoom, {}),
  deleteRoom: command(inRoom, {}),
  received: command({ ...inRoom, question: questionIndex }, {}),
  answer: command({ ...inRoom, question: questionIndex, answer: answerLetter }, { takenMs: duration }),
  say,
  mute: command({ ...inRoom, userId, muted: z.boolean() }, {}),
  rematch: command({ ...inRoom, accept: z.boolean() }, {}),
} as const;

export type BattleCommandName = keyof typeof battleCommands;
/** What a client fills in. */
export type BattleCommandInput<Name extends BattleCommandName> = z.input<
  (typeof battleCommands)[Name]['payload']
>;
/** What the server works with. */
export type BattleCommandPayload<Name extends BattleCommandName> = z.output<
  (typeof battleCommands)[Name]['payload']
>;
export type BattleCommandAnswer<Name extends BattleCommandName> = z.output<
  (typeof battleCommands)[Name]['answer']
>;

/**
 * A command that was not carried out. ALREADY_IN_BATTLE carries the `roomId` or `ticket` to go back to, OWN_ROOM its `roomId`;
 * `retryAfterMs`: not to be sent again before.
 */
export const battleRefusal = z.strictObject({
  ok: z.literal(false),
  code: z.custom<BattleCode>((code) => typeof code === 'string' && isBattleCode(code)),
  message: z.string(),
  retryAfterMs: duration.optional(),
  roomId: roomId.optional(),
  ticket: ticketId.optional(),
});
export type BattleRefusal = z.infer<typeof battleRefusal>;

/** What the ack of a command carries. */
export type BattleAck<Name extends BattleCommandName> = BattleCommandAnswer<Name> | BattleRefusal;

/** `auth` of the handshake. A refused one carries `data.code`. */
export const battleHandshake = z.strictObject({
  token: z.string().min(1).max(4_096),
  protocol: z.int(),
});
export type BattleHandshake = z.infer<typeof battleHandshake>;
