import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleStore, Revision } from '../../ports/battle-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Meter } from '../../ports/meter.ts';
import type { SocketRegister } from './socket-register.ts';

/** Rooms asked for at once. */
const BATCH = 500;
/** A notice that is not here so long after its commit was seen is lost, milliseconds: it may only be on its way. */
const ON_ITS_WAY_MS = 500;

/**
 * Compares what this node's viewers were told with what the store holds, and makes those who missed a commit
 * (a publish that was lost, a store that was rolled back) ask for a full view: their next message does not follow
 * what they know.
 *
 * @returns whether the store has lost what it once held
 */
export async function compareRevisions(
  store: Pick<BattleStore<never, never>, 'revisions'>,
  register: SocketRegister,
  clock: Pick<Clock, 'now' | 'after'>,
  meter: Meter,
): Promise<boolean> {
  const told = new Map(register.roomIds().map((roomId) => [roomId, register.room(roomId)?.version ?? 0]));
  const roomIds = [...told.keys()];
  /** Rooms whose viewers were told less than the store holds. */
  const behind = new Map<RoomId, number>();
  let hasLost = false;
  for (let from = 0; from < roomIds.length; from += BATCH) {
    const batch = roomIds.slice(from, from + BATCH);
    const stored = await store.revisions(batch);
    for (const roomId of batch) compareRoom(roomId, told.get(roomId) ?? 0, stored.get(roomId));
  }
  if (behind.size > 0) {
    await new Promise<void>((resolve) => clock.after(ON_ITS_WAY_MS, resolve));
    for (const [roomId, version] of behind) {
      const room = register.room(roomId);
      if (room !== undefined && room.version < version) resync(roomId, version);
    }
  }
  return hasLost;

  function compareRoom(roomId: RoomId, toldBefore: number, stored: Revision | undefined): void {
    const room = register.room(roomId);
    if (!room) return;
    if (!stored) {
      // A battle that has ended goes with its time: its result may stay on the screen.
      if (!room.isOver) loseHistory(roomId, room.version);
      register.forgetRoom(roomId);
    } else if (stored.version > room.version) {
      behind.set(roomId, stored.version);
    } else if (stored.version < toldBefore) {
      loseHistory(roomId, room.version);
      register.forgetRoom(roomId);
    } else if (stored.version === room.version) {
      const isOtherHistory = room.nonce !== null && room.nonce !== stored.nonce;
      room.nonce = stored.nonce;
      if (isOtherHistory) loseHistory(roomId, room.version);
    }
  }

  function loseHistory(roomId: RoomId, toldVersion: number): void {
    hasLost = true;
    resync(roomId, toldVersion + 1);
  }

  /** `version` is one that no viewer has, following itself: a gap for each of them. */
  function resync(roomId: RoomId, version: number): void {
    meter.tally('resync');
    for (const connectionId of register.room(roomId)?.viewers ?? []) {
      const message = { roomId, version, after: version, now: clock.now(roomId), events: [] };
      register.get(connectionId)?.link.emit('battle', message);
    }
  }
}
