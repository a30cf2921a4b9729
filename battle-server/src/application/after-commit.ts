import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, hasStarted, isLive, openStart } from '../core/battle-state.ts';
import { isRematchAgreed } from '../core/commands/rematch.ts';
import type { CoreEvent } from '../core/core-event.ts';
import { receiptOf } from '../core/receipt-of.ts';
import { StoreUnavailable } from '../ports/battle-store.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom, Committed } from './commit-room.ts';
import { dismissAbsentPlayers } from './dismiss-absent-players.ts';
import { openRematch } from './open-rematch.ts';
import { endSearches, punishLeavers, releasePlayers } from './release-players.ts';
import { keepSeats, takeSeat } from './seats.ts';
import { settleBattle } from './settlement.ts';
import { startBattle } from './start-battle.ts';

/** What leaves fees to be settled or returned. */
const settlingEvents: ReadonlySet<CoreEvent['type']> = new Set([
  'battleEnded',
  'voided',
  'roomDeleted',
  'lobbyReopened',
]);

/** What sets nothing going while a battle runs: most commits are made of these. */
const quiet: ReadonlySet<CoreEvent['type']> = new Set([
  'answerTaken',
  'commandRemembered',
  'questionClosed',
  'said',
]);

type Task = () => Promise<void>;

/** Who has come has his seat here. Whose seat is elsewhere goes again, as long as that costs him nothing [B13]. */
async function seatOrDismiss(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  state: BattleState,
  userId: UserId,
): Promise<void> {
  const { roomId } = state;
  const taken = await takeSeat(ports, userId, { kind: 'battle', roomId });
  if (taken !== null && !hasStarted(state)) {
    await commitRoom(roomId, { type: 'deactivate', userId });
  }
}

/**
 * What a commit sets going outside its room. Nothing of it is needed for the room's own truth: a crash before it
 * is made good by the room's deadline (holds, settlement), by leases (tickets), or when read (seats).
 */
export function followUps(ports: BattlePorts, commitRoom: CommitRoom, committed: Committed): readonly Task[] {
  const { before, after, events, command, mayBeRolledBack } = committed;
  const isRunning = after.phase.name === 'question' || after.phase.name === 'reveal';
  if (isRunning && events.every(({ type }) => quiet.has(type))) {
    return [];
  }
  const tasks: Task[] = [() => releasePlayers(ports, committed), () => punishLeavers(ports, committed)];
  for (const event of events) {
    if (event.type === 'playerAttached' && isLive(after)) {
      tasks.push(() => seatOrDismiss(ports, commitRoom, after, event.userId));
    }
  }
  if (mayBeRolledBack && events.some(({ type }) => type === 'questionAsked')) {
    tasks.push(() => keepSeats(ports, after));
  }
  if (after.roomCode !== null && isLive(before) && !isLive(after)) {
    const { roomCode, roomId } = after;
    tasks.push(() => ports.codes.release(roomCode, roomId));
  }
  const requested = events.find((event) => event.type === 'holdsRequested');
  if (requested?.attempt === 1) {
    tasks.push(() => endSearches(ports, after));
  }
  if (requested !== undefined && after.phase.name === 'holding') {
    tasks.push(() => startBattle(ports, commitRoom, after));
  }
  if (isRematchAgreed(after)) {
    tasks.push(() => openRematch(ports, commitRoom, after));
  } else if (events.some(({ type }) => type === 'rematchOffered')) {
    tasks.push(() => dismissAbsentPlayers(ports, commitRoom, after));
  }
  const isEnding = events.some(({ type }) => settlingEvents.has(type));
  const isRetry = command.type === 'passDeadline' && receiptOf(before) !== null;
  if ((isEnding || isRetry) && openStart(after) !== null) {
    tasks.push(() => settleBattle(ports, commitRoom, after));
  }
  return tasks;
}

/** Runs tasks in the background, each on its own; a failure is logged, and retried by whatever the task rests on. `room`: whose commit it was. */
export function runInBackground(
  ports: BattlePorts,
  tasks: readonly Task[],
  room?: Pick<BattleState, 'roomId' | 'version'>,
): void {
  const of = room && { roomId: room.roomId, version: room.version };
  for (const task of tasks) {
    task().catch((error: unknown) => {
      if (error instanceof StoreUnavailable) {
        ports.log.warn({ ...of, error: String(error) }, 'a follow-up of a commit did not reach the store');
        return;
      }
      ports.meter.tally('internal-error');
      ports.log.error({ ...of, error: String(error) }, 'a follow-up of a commit failed');
    });
  }
}
