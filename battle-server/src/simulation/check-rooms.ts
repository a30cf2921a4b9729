import type { RoomId } from '@quiz-arena/contract/ids';
import type { NodeMessage } from '../application/node-message.ts';
import { type BattleState, isOver } from '../core/battle-state.ts';
import { deadlineOf } from '../core/deadline-of.ts';
import type { BattleStore } from '../ports/battle-store.ts';
import { sameJson } from './battle-mirror.ts';
import type { SimulatedBackend } from './simulated-backend.ts';
import type { SimulatedPlayer } from './simulated-player.ts';
import type { Violations } from './violations.ts';

type Store = Pick<BattleStore<BattleState, NodeMessage>, 'read'>;

/** What must hold of every room and every coin once nothing moves any more. */
export async function checkRooms(
  store: Store,
  players: readonly SimulatedPlayer[],
  backend: SimulatedBackend,
  coinsBefore: number,
  violations: Violations,
): Promise<void> {
  const mirrorsOf = new Map<RoomId, SimulatedPlayer[]>();
  for (const player of players) {
    for (const roomId of player.mirrors.keys()) {
      mirrorsOf.set(roomId, [...(mirrorsOf.get(roomId) ?? []), player]);
    }
  }
  for (const [roomId, told] of mirrorsOf) {
    const room = (await store.read(roomId))?.room;
    violations.check(room !== undefined, 'I12', () => `${roomId} is gone before its time`);
    if (room !== undefined) {
      checkRoom(room, told, violations);
    }
  }
  for (const [matchId, { holds, settlement }] of backend.matches) {
    const isOpen = holds.size > 0 && settlement === null;
    violations.check(!isOpen, 'I2', () => `the holds of ${matchId} are still open`);
  }
  const coinsAfter = backend.total();
  violations.check(coinsAfter === coinsBefore, 'I1', () => `${coinsBefore} coins became ${coinsAfter}`);
}

/** What the backend paid, recomputed from the receipt, is what the room told its players (I7). */
function checkCoins({ phase, result, roomId, entryCoin }: BattleState, violations: Violations): void {
  if (phase.name !== 'settled' || result === null) {
    return;
  }
  const due = { win: 2 * entryCoin, draw: entryCoin, lose: 0 };
  for (const [id, outcome] of Object.entries(result.outcomes)) {
    const paid = Object.entries(phase.settlement.coins).find(([playerId]) => playerId === id)?.[1] ?? 0;
    violations.check(paid === due[outcome], 'I7', () => `${roomId}: ${id} was told ${outcome}, got ${paid}`);
  }
}

function checkRoom(room: BattleState, told: readonly SimulatedPlayer[], violations: Violations): void {
  const { roomId } = room;
  violations.check(isOver(room), 'I2', () => `${roomId} is still ${room.phase.name}`);
  violations.check(deadlineOf(room) === null, 'I12', () => `${roomId} is over and has a deadline`);
  const result = JSON.stringify(room.result);
  for (const player of told) {
    const mirror = player.mirrors.get(roomId);
    const who = `${player.profile.userId} in ${roomId}`;
    const isMember = room.players.some(({ userId }) => userId === player.profile.userId);
    violations.check(isMember, 'I16', () => `${who} was told of a foreign room`);
    const heard = mirror?.result ?? null;
    const isAgreed = heard === null || sameJson(heard, result);
    violations.check(isAgreed, 'I10', () => `${who} knows ${heard}, the room ${result}`);
    for (const [index, id] of mirror?.questions ?? []) {
      violations.check(room.questions[index]?.id === id, 'I4', () => `${who}: question ${index} was ${id}`);
    }
    const version = mirror?.version ?? 0;
    violations.check(version <= room.version, 'I9', () => `${who} saw version ${version} of ${room.version}`);
  }
  for (const { answers } of room.closed) {
    for (const { takenMs } of answers) {
      const isInTime = takenMs === null || (takenMs >= 0 && takenMs <= room.rules.questionMs);
      violations.check(isInTime, 'I8', () => `${roomId}: an answer took ${takenMs} ms`);
    }
  }
  checkCoins(room, violations);
  const credit = Math.max(...room.players.map(({ creditMs }) => creditMs));
  violations.check(credit <= 1_000, 'I8', () => `${roomId}: ${credit} ms of compensation`);
}
