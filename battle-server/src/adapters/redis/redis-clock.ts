import type { RoomId } from '@quiz-arena/contract/ids';
import type { Clock } from '../../ports/clock.ts';
import { keys } from './keys.ts';
import type { MasterName } from './redis-connections.ts';

/** A clock calibrated to the store's: to each master of a cluster by itself. */
export interface CalibratedClock extends Clock {
  /** As `now`, by the clock of the master that the key belongs to. */
  nowAt(key: string): number;
  /**
   * Learns from one exchange: the clock of `master` showed `storeNow` somewhere between `sentAt` and `receivedAt`
   * (all milliseconds, the latter two by `ticks`). An offset that fits stays; else it moves to the nearest one
   * that does. A slow reply therefore teaches little, and a new master is believed at once.
   */
  observe(storeNow: number, sentAt: number, receivedAt: number, master: MasterName): void;
  /** Milliseconds of a clock that never steps. */
  ticks(): number;
  masterOf(key: string): MasterName;
}

interface Sources {
  readonly masterOf: (key: string) => MasterName;
  readonly ticks: () => number;
  /** Epoch milliseconds. */
  readonly wall: () => number;
}

const systemSources: Sources = {
  masterOf: () => '',
  ticks: () => performance.now(),
  wall: Date.now,
};

/**
 * Starts from the machine's wall clock; from the first exchange on only the store's counts. What belongs to no room
 * goes by the master that keeps the nodes' heartbeats, and so does a master that has not answered yet.
 */
export function createRedisClock(sources: Partial<Sources> = {}): CalibratedClock {
  const { masterOf, ticks, wall } = { ...systemSources, ...sources };
  const offsets = new Map<MasterName, number>();
  const wallOffset = wall() - ticks();
  const offsetOf = (master: MasterName) =>
    offsets.get(master) ?? offsets.get(masterOf(keys.beats)) ?? wallOffset;
  const nowAt = (key: string) => Math.round(ticks() + offsetOf(masterOf(key)));
  return {
    now: (roomId?: RoomId) => nowAt(roomId === undefined ? keys.beats : keys.room(roomId)),
    nowAt,
    ticks,
    masterOf,
    observe(storeNow, sentAt, receivedAt, master) {
      const nearest = Math.max(offsetOf(master), storeNow - receivedAt);
      offsets.set(master, Math.min(nearest, storeNow + 1 - sentAt));
    },
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
