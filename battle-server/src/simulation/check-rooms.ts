import type { RoomId } from '@quiz-arena/contract/ids';
import { type BattleState, findPlayer, isOver } from '../core/battle-state.ts';
import { deadlineOf } from '../core/deadline-of.ts';
import { sameJson } from './battle-mirror.ts';
import { duePayouts } from './due-payouts.ts';
import type { AckedAnswer } from './question-play.ts';
import type { SimulatedBackend } from './simulated-backend.ts';
import type { SimulatedPlayer } from './simulated-player.ts';
import type { Violations } from './violations.ts';

interface Checked {
  readonly players: readonly SimulatedPlayer[];
  readonly violations: Violations;
  /** The room as its newest commit left it. */
  newest(roomId: RoomId): BattleState | undefined;
  /** When a room's store last lost writes, null: never. */
  rolledBackAt(roomId: RoomId): number | null;
}

/** What must hold of every room once nothing moves any more. */
export function checkRooms(checked: Checked): void {
  const mirrorsOf = new Map<RoomId, SimulatedPlayer[]>();
  for (const player of checked.players) {
    for (const roomId of player.mirrors.keys()) {
      mirrorsOf.set(roomId, [...(mirrorsOf.get(roomId) ?? []), player]);
    }
  }
  for (const [roomId, told] of mirrorsOf) {
    const room = checked.newest(roomId);
    checked.violations.check(room !== undefined, 'I16', () => `${roomId} was told of and never was`);
    if (room !== undefined) {
      checkRoom(room, told, checked);
    }
  }
}

/** What must hold of every coin once nobody will post a receipt any more. */
export function checkCoins(backend: SimulatedBackend, coinsBefore: number, violations: Violations): void {
  for (const [matchId, { holds, settlement }] of backend.matches) {
    const isOpen = holds.size > 0 && settlement === null;
    violations.check(!isOpen, 'I2', () => `the holds of ${matchId} are still open`);
  }
  const coinsAfter = backend.total();
  violations.check(coinsAfter === coinsBefore, 'I1', () => `${coinsBefore} coins became ${coinsAfter}`);
}

function checkRoom(room: BattleState, told: readonly SimulatedPlayer[], checked: Checked): void {
  const { violations } = checked;
  const { roomId } = room;
  const rolledBackAt = checked.rolledBackAt(roomId);
  violations.check(isOver(room), 'I2', () => `${roomId} is still ${room.phase.name}`);
  violations.check(deadlineOf(room) === null, 'I12', () => `${roomId} is over and has a deadline`);
  for (const player of told) {
    if (rolledBackAt === null) {
      checkMirror(room, player, violations);
    }
    for (const acked of player.acked) {
      if (acked.roomId === roomId && acked.sentAt > (rolledBackAt ?? 0)) {
        checkAcked(room, player, acked, violations);
      }
    }
  }
  checkAnswers(room, violations);
  if (rolledBackAt === null) {
    checkPaid(room, violations);
  }
}

/** An answer that was acked counts, whatever happened to the node that took it [B6]. */
function checkAcked(
  room: BattleState,
  { profile }: SimulatedPlayer,
  { question, letter }: AckedAnswer,
  violations: Violations,
): void {
  const closed = room.closed.find((one) => one.question === question);
  const counted = closed?.answers.find(({ userId }) => userId === profile.userId)?.answer;
  // A battle that everyone left, or that was over for another reason, closes without the question that ran.
  const isCounted = closed === undefined || counted === letter;
  const what = () => `${room.roomId}: ${profile.userId} answered ${letter} to ${question}, ${counted} counts`;
  violations.check(isCounted, 'B6', what);
}

function checkMirror(room: BattleState, player: SimulatedPlayer, violations: Violations): void {
  const { roomId } = room;
  const mirror = player.mirrors.get(roomId);
  const who = `${player.profile.userId} in ${roomId}`;
  const hasPlayed = (mirror?.questions.size ?? 0) > 0;
  const isMember = findPlayer(room, player.profile.userId) !== undefined;
  violations.check(isMember || !hasPlayed, 'I16', () => `${who} was told of a foreign battle`);
  const heard = mirror?.result ?? null;
  const result = JSON.stringify(room.result);
  const isAgreed = heard === null || sameJson(heard, result);
  violations.check(isAgreed, 'I10', () => `${who} knows ${heard}, the room ${result}`);
  for (const [index, id] of mirror?.questions ?? []) {
    const asked = room.questions[index]?.id;
    violations.check(asked === id || asked === undefined, 'I4', () => `${who}: question ${index} was ${id}`);
  }
  const version = mirror?.version ?? 0;
  violations.check(version <= room.version, 'I9', () => `${who} saw version ${version} of ${room.version}`);
}

function checkAnswers(room: BattleState, violations: Violations): void {
  const { roomId } = room;
  for (const { answers } of room.closed) {
    for (const { takenMs } of answers) {
      const isInTime = takenMs === null || (takenMs >= 0 && takenMs <= room.rules.questionMs);
      violations.check(isInTime, 'I8', () => `${roomId}: an answer took ${takenMs} ms`);
    }
  }
  const credit = Math.max(0, ...room.players.map(({ creditMs }) => creditMs));
  violations.check(credit <= 1_000, 'I8', () => `${roomId}: ${credit} ms of compensation`);
}

/** What the backend paid, recomputed from the receipt, is what the room told its players (I7). */
function checkPaid(room: BattleState, violations: Violations): void {
  const { phase, result, roomId, entryCoin, players, kind } = room;
  if (phase.name !== 'settled' || result === null) {
    return;
  }
  const { outcomes } = result;
  const paid = new Map(Object.entries(phase.settlement.coins));
  for (const [id, due] of duePayouts({ kind, entryCoin, players: players.length, outcomes })) {
    const coins = paid.get(id) ?? 0;
    violations.check(coins === due, 'I7', () => `${roomId}: ${id} is due ${due}, got ${coins}`);
  }
}
