import type { BattleAck, BattleCommandPayload } from '@quiz-arena/contract/battle/battle-commands';
import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import { openCodedRoom } from '../core/open-room.ts';
import { drawRoomCode } from '../core/room-code.ts';
import { viewFor } from '../core/view-for.ts';
import type { Caller } from './battle-application.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { roomIdOfCommand } from './derived-id.ts';
import { isShortOf } from './is-short-of.ts';
import { languageOf, openTerms } from './open-terms.ts';
import { refusal } from './refusal.ts';
import { openingOf } from './room-change.ts';
import { alreadySeated } from './search.ts';
import { confirmSeat, leaveRoomSeat, takeSeat } from './seats.ts';

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

/** The code of the room, which is made now unless an earlier try of the same command has made it; null: none is free. */
async function openOnce(
  ports: BattlePorts,
  roomId: RoomId,
  open: (roomCode: string) => BattleState,
  settings: BattleSettings,
): Promise<string | null> {
  const known = await ports.store.read(roomId);
  const roomCode = known === null ? await claimCode(ports, roomId, settings) : known.room.roomCode;
  if (known !== null || roomCode === null) {
    return roomCode;
  }
  const opening = openingOf(open(roomCode), ports.ids.nonce(), ports.settings);
  const result = await ports.store.commit(roomId, null, opening);
  if (result.kind === 'committed') {
    return roomCode;
  }
  await ports.codes.release(roomCode, roomId);
  return result.kind === 'conflict' ? (result.current?.room.roomCode ?? null) : null;
}

/** Opens a friend or a group room and attaches its creator [B16] [B17]. A repeat finds the room of the first time. */
export async function createRoom(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  wish: Wish,
  { player, connection }: Caller,
): Promise<BattleAck<'createRoom'>> {
  const { userId } = player;
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
  if (await isShortOf(ports, userId, entryCoin)) {
    return refusal('NOT_ENOUGH_COINS');
  }
  const roomId = roomIdOfCommand(userId, cid);
  const taken = await takeSeat(ports, userId, { kind: 'battle', roomId });
  if (taken !== null) {
    return alreadySeated(taken);
  }
  const seed = ports.random.seed();
  const now = ports.clock.now();
  const room = { roomId, kind, category, languageId, entryCoin, seed, now, settings, ...plan };
  const creator = { ...player, ticketId: null };
  const open = (roomCode: string) => openCodedRoom({ ...room, roomCode, creator });
  const roomCode = await openOnce(ports, roomId, open, settings);
  if (roomCode === null) {
    await leaveRoomSeat(ports, userId, roomId);
    return refusal('BUSY');
  }
  const takenSince = await confirmSeat(ports, userId, roomId);
  if (takenSince !== null) {
    await commitRoom(roomId, { type: 'deactivate', userId });
    return alreadySeated(takenSince);
  }
  const outcome = await commitRoom(roomId, { type: 'attach', userId, cid, connection });
  return outcome.isAccepted
    ? { ok: true, roomId, roomCode, view: viewFor(outcome.state, userId, outcome) }
    : refusal(outcome.code);
}
