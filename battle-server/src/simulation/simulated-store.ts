import type { BattleStore, CommitResult } from '../ports/battle-store.ts';
import { StoreUnavailable } from '../ports/battle-store.ts';
import type { Chance } from './simulated-chance.ts';
import type { Faults } from './simulated-faults.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** Never settles: what a dead process waits for. */
function forever<T>(): Promise<T> {
  return new Promise(() => {});
}

/** The way from one node to the store. */
export interface StoreLine {
  readonly time: SimulatedTime;
  readonly chance: Chance;
  faults(): Faults;
  isNodeDead(): boolean;
  isStoreAway(): boolean;
  /** A commit with this nonce was written, and the node will not hear of it. */
  onReplyLost(nonce: string): void;
}

/** A store as one node reaches it: with delay, lost requests, lost replies; not at all once the node is dead. */
export function createSimulatedStore<Room, Notice>(
  inner: BattleStore<Room, Notice>,
  line: StoreLine,
): BattleStore<Room, Notice> {
  const { time, chance, faults } = line;

  async function call<T>(run: () => Promise<T>, onLost: (reply: T) => void = () => {}): Promise<T> {
    await time.delay(chance.between(0, 3));
    if (line.isNodeDead()) {
      return forever();
    }
    if (line.isStoreAway() || chance.hits(faults().storeRequestLost)) {
      await time.delay(chance.between(10, 900));
      throw new StoreUnavailable('request lost');
    }
    const reply = await run();
    await time.delay(chance.between(0, 3));
    if (chance.hits(faults().storeReplyLost)) {
      onLost(reply);
      throw new StoreUnavailable('reply lost');
    }
    return line.isNodeDead() ? forever() : reply;
  }

  /** What sweeps ask for: without delay, so that thousands of idle looks cost nothing. */
  async function look<T>(run: () => Promise<T>): Promise<T> {
    if (line.isStoreAway()) {
      throw new StoreUnavailable('away');
    }
    return await run();
  }

  return {
    read: (roomId) => call(() => inner.read(roomId)),
    commit: (roomId, expected, change) =>
      call(
        () => inner.commit(roomId, expected, change),
        (reply: CommitResult<Room>) => {
          if (reply.kind === 'committed') {
            line.onReplyLost(change.nonce);
          }
        },
      ),
    leaseDueDeadlines: (limit, leaseMs) => look(() => inner.leaseDueDeadlines(limit, leaseMs)),
    revisions: (roomIds) => look(() => inner.revisions(roomIds)),
    liveRooms: (limit) => look(() => inner.liveRooms(limit)),
  };
}
