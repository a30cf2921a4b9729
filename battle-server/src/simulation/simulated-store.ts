import type { BattleStore } from '../ports/battle-store.ts';
import { StoreUnavailable } from '../ports/battle-store.ts';
import type { Chance } from './simulated-chance.ts';
import type { Faults } from './simulated-faults.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** Never settles: what a dead process waits for. */
function forever<T>(): Promise<T> {
  return new Promise(() => {});
}

/** A store as one node reaches it: with delay, lost requests, lost replies; not at all once the node is dead. */
export function createSimulatedStore<Room, Notice>(
  inner: BattleStore<Room, Notice>,
  time: SimulatedTime,
  chance: Chance,
  faults: () => Faults,
  isDead: () => boolean,
): BattleStore<Room, Notice> {
  async function call<T>(run: () => Promise<T>): Promise<T> {
    await time.delay(chance.between(0, 3));
    if (isDead()) {
      return forever();
    }
    if (chance.hits(faults().storeRequestLost)) {
      await time.delay(chance.between(10, 900));
      throw new StoreUnavailable('request lost');
    }
    const reply = await run();
    await time.delay(chance.between(0, 3));
    if (chance.hits(faults().storeReplyLost)) {
      throw new StoreUnavailable('reply lost');
    }
    return isDead() ? forever() : reply;
  }
  return {
    read: (roomId) => call(() => inner.read(roomId)),
    commit: (roomId, expected, change) => call(() => inner.commit(roomId, expected, change)),
    leaseDueDeadlines: (limit, leaseMs) => inner.leaseDueDeadlines(limit, leaseMs),
    revisions: (roomIds) => inner.revisions(roomIds),
    liveRooms: (limit) => inner.liveRooms(limit),
  };
}
