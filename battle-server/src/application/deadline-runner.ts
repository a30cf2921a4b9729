import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import { deadlineOf } from '../core/deadline-of.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';

/** Rooms that one look at the due deadlines takes on. */
const BATCH = 200;
/** Others do not look at a room that is being run for so long, milliseconds. */
const LEASE_MS = 2_000;

export interface DeadlineRunner {
  /** Runs the room's deadline here when its time comes: the fast path, replaced by the room's next commit. */
  watch(state: BattleState): void;
  /** Runs every deadline that is due in the store: the safety net, for rooms of any node. */
  sweep(): Promise<void>;
  stop(): void;
}

/** Runs deadlines; any node may run any of them, and a repeat is harmless. */
export function createDeadlineRunner(ports: BattlePorts, commitRoom: CommitRoom): DeadlineRunner {
  const timers = new Map<RoomId, () => void>();

  async function run(roomId: RoomId): Promise<void> {
    ports.meter.tally('deadline-run');
    await commitRoom(roomId, { type: 'passDeadline' });
  }

  function runLogged(roomId: RoomId): void {
    run(roomId).catch((error: unknown) => {
      ports.log.warn({ roomId, error: String(error) }, 'a deadline was not run, the next sweep will');
    });
  }

  function cancel(roomId: RoomId): void {
    timers.get(roomId)?.();
    timers.delete(roomId);
  }

  return {
    watch(state) {
      const { roomId } = state;
      const deadline = deadlineOf(state);
      cancel(roomId);
      if (deadline !== null) {
        const delay = Math.max(0, deadline - ports.clock.now());
        const cancelTimer = ports.clock.after(delay, () => {
          timers.delete(roomId);
          runLogged(roomId);
        });
        timers.set(roomId, cancelTimer);
      }
    },

    async sweep() {
      const due = await ports.store.leaseDueDeadlines(BATCH, LEASE_MS);
      const now = ports.clock.now();
      const late = due.filter(({ deadlineAt }) => now - deadlineAt >= ports.settings.lateDeadlineMinMs);
      ports.meter.tally('deadline-late', late.length);
      await Promise.all(due.map(({ roomId }) => run(roomId)));
    },

    stop() {
      for (const roomId of [...timers.keys()]) {
        cancel(roomId);
      }
    },
  };
}
