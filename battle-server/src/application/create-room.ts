import type { BattleAck, BattleCommandPayload } from '@quiz-arena/contract/battle/battle-commands';
import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { RoomId } from '@quiz-arena/contract/ids';
import { openCodedRoom } from '../core/open-room.ts';
import { drawRoomCode } from '../core/room-code.ts';
import { viewFor } from '../core/view-for.ts';
import type { Caller } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { isShortOf } from './is-short-of.ts';
import { openOwnRoom } from './open-own-room.ts';
import { languageOf, openTerms } from './open-terms.ts';
import { refusal } from './refusal.ts';

/** A code is kept so much longer than a lobby, milliseconds: until the longest battle has ended and given it back. */
const BATTLE_MS = 7_200_000;
/** Codes drawn before giving up; more than one or two are never needed unless nearly all are taken. */
const DRAWS = 20;

type Wish = BattleCommandPayload<'createRoom'>;

/** How many may play and how many questions they get; null: not offered. */
function planOf({ kind, capacity, questions, entryCoin }: Wish, settings: BattleSettings) {
  const most = kind === 'friend' ? 2 : settings.groupCapacity;
  // A friend battle may be free; any other fee is chosen or typed, up to the highest.
  const lowestFee = kind === 'friend' ? 0 : Math.min(1, settings.entryCoin);
  const plan = { capacity: capacity ?? most, questionCount: questions ?? settings.questionCount };
  const isOffered =
    plan.capacity <= most &&
    plan.questionCount <= settings.questionCount &&
    entryCoin >= lowestFee &&
    entryCoin <= settings.maxEntryCoin;
  return isOffered ? plan : null;
}

/** A code that no open room has, kept for this one; null: none was found. */
async function claimCode(
  ports: BattlePorts,
  roomId: RoomId,
  settings: BattleSettings,
): Promise<string | null> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = drawRoomCode(ports.random.seed(), settings.roomCodeChar);
    if (await ports.codes.claim(code, roomId, settings.lobbyMs + BATTLE_MS)) {
      return code;
    }
  }
  return null;
}

/**
 * Opens a friend or a group room and attaches its creator [B16] [B17]. A repeat finds the room of the first time while
 * he is in it.
 */
export async function createRoom(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  wish: Wish,
  caller: Caller,
): Promise<BattleAck<'createRoom'>> {
  const { player } = caller;
  const { cid, kind, category, entryCoin } = wish;
  const terms = await openTerms(ports, kind);
  if ('code' in terms) {
    return terms;
  }
  const { settings } = terms;
  const languageId = languageOf(terms, wish.languageId);
  const plan = planOf(wish, settings);
  if (plan === null) {
    return refusal('INVALID_INPUT');
  }
  if (await isShortOf(ports, player.userId, entryCoin)) {
    return refusal('NOT_ENOUGH_COINS');
  }
  const open = async (roomId: RoomId) => {
    const seed = ports.random.seed();
    const roomCode = await claimCode(ports, roomId, settings);
    const now = ports.clock.now();
    const room = { roomId, kind, category, languageId, entryCoin, seed, now, settings, ...plan };
    if (roomCode === null) {
      return null;
    }
    return openCodedRoom({ ...room, roomCode, creator: { ...player, ticketId: null } });
  };
  const entered = await openOwnRoom(ports, commitRoom, { name: 'createRoom', cid }, caller, open);
  if ('code' in entered) {
    return entered;
  }
  const { roomId, roomCode } = entered.state;
  if (roomCode === null) {
    throw new Error('a room that was created has a code');
  }
  return { ok: true, roomId, roomCode, view: viewFor(entered.state, player.userId, entered) };
}
