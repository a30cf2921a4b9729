import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import { deadlineOf } from '../core/deadline-of.ts';
import type { DueRoom } from '../ports/battle-store.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { loseSilentNodes } from './lose-silent-nodes.ts';

/** Rooms that one look at the due deadlines takes on. */
const BATCH = 200;
/** Others do not look at a room that is being run for so long, milliseconds. */
const LEASE_MS = 2_000;

export interface DeadlineRunner {
  /** Runs the room's deadline here when its time comes: the fast path, replaced by the room's next commit. */
  watch(state: BattleState): void;
  /** Another node has committed this version, and runs the room's next deadline. */
  leave(roomId: RoomId, version: number): void;
  /** Runs every deadline that is due in the store: the safety net, for rooms of any node. */
  sweep(): Promise<void>;
  stop(): void;
}

/** A room whose deadline has its timer here. */
interface Watched {
  readonly deadlineAt: number;
  /** As this node committed it last. */
  state: BattleState;
  readonly cancel: () => void;
}

/** Runs deadlines; any node may run any of them, and a repeat is harmless. */
export function createDeadlineRunner(ports: BattlePorts, commitRoom: CommitRoom): DeadlineRunner {
  const watched = new Map<RoomId, Watched>();

  /** `known`: the room as it was watched; null: not known here. */
  async function run(roomId: RoomId, known: BattleState | null): Promise<void> {
    ports.meter.tally('deadline-run');
    const state = known ?? (await ports.store.read(roomId))?.room;
    if (state?.phase.name === 'question') {
      await loseSilentNodes(ports, commitRoom, state);
    }
    await commitRoom(roomId, { type: 'passDeadline' });
  }

  async function runLogged({ roomId, deadlineAt }: DueRoom, known: BattleState | null = null): Promise<void> {
    if (ports.clock.now(roomId) - deadlineAt >= ports.settings.lateDeadlineMinMs) {
      ports.meter.tally('deadline-late');
    }
    try {
      await run(roomId, known);
    } catch (error) {
      ports.log.warn({ roomId, error: String(error) }, 'a deadline was not run, the next sweep will');
    }
  }

  function cancel(roomId: RoomId): void {
    watched.get(roomId)?.cancel();
    watched.delete(roomId);
  }

  function runWatched({ deadlineAt, state }: Watched): void {
    watched.delete(state.roomId);
    void runLogged({ roomId: state.roomId, deadlineAt }, state);
  }

  return {
    watch(state) {
      const { roomId } = state;
      const deadlineAt = deadlineOf(state);
      const known = watched.get(roomId);
      if (known !== undefined && known.deadlineAt === deadlineAt) {
        known.state = state;
        return;
      }
      cancel(roomId);
      if (deadlineAt !== null) {
        const delay = Math.max(0, deadlineAt - ports.clock.now(roomId));
        const one: Watched = { deadlineAt, state, cancel: ports.clock.after(delay, () => runWatched(one)) };
        watched.set(roomId, one);
      }
    },

    leave(roomId, version) {
      const known = watched.get(roomId);
      if (known !== undefined && known.state.version < version) cancel(roomId);
    },

    async sweep() {
      const due = await ports.store.leaseDueDeadlines(BATCH, LEASE_MS);
      await Promise.all(due.map((room) => runLogged(room)));
    },

    stop() {
      for (const roomId of [...watched.keys()]) {
        cancel(roomId);
      }
    },
  };
}
