import type { BattleRefusal } from '@quiz-arena/contract/battle/battle-commands';
import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, isLive } from '../core/battle-state.ts';
import type { BattlePorts } from './battle-ports.ts';
import { refusal } from './refusal.ts';

/**
 * The live room that a code leads to. Codes that never were, of deleted and of ended rooms are answered alike, and
 * each counts as a wrong one: after too many the player has to wait [B16].
 */
export async function findRoomByCode(
  ports: BattlePorts,
  playerId: UserId,
  roomCode: string,
): Promise<BattleState | BattleRefusal> {
  const blockedUntil = await ports.codeTries.take(playerId);
  if (blockedUntil > 0) {
    return refusal('RATE_LIMITED', { retryAfterMs: Math.max(0, blockedUntil - ports.clock.now()) });
  }
  const roomId = await ports.codes.find(roomCode);
  const room = roomId === null ? undefined : (await ports.store.read(roomId))?.room;
  if (room === undefined || !isLive(room) || room.roomCode !== roomCode) {
    return refusal('ROOM_NOT_FOUND');
  }
  await ports.codeTries.giveBack(playerId);
  return room;
}
