import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import { createMemoryBattleStore } from '../adapters/memory/memory-battle-store.ts';
import { createMemoryNodeChannel } from '../adapters/memory/memory-node-channel.ts';
import type { BattlePorts } from '../application/battle-ports.ts';
import type { NodeMessage } from '../application/node-message.ts';
import type { BattleState } from '../core/battle-state.ts';
import type { NodeId } from '../core/node-id.ts';
import type { PlayerStanding } from '../ports/player-directory.ts';
import { createCountingMeter, createMemoryPorts } from '../testing/memory-ports.ts';
import { NoticeBoard } from './notice-board.ts';
import { RollingRooms } from './rolling-rooms.ts';
import { SimulatedBackend } from './simulated-backend.ts';
import { type Chance, createChance } from './simulated-chance.ts';
import { type Faults, noFaults } from './simulated-faults.ts';
import { SimulatedNode } from './simulated-node.ts';
import { createSimulatedStore } from './simulated-store.ts';
import { SimulatedTime } from './simulated-time.ts';
import { Violations } from './violations.ts';
import { CommitWatch } from './watch-commits.ts';

export const START = 1_800_000_000_000;
const MOST_ROOMS = 10_000;

/** The whole simulated world: a shared store and backend, nodes that come and go, what goes wrong. */
export class SimulatedWorld {
  readonly time = new SimulatedTime(START);
  readonly violations = new Violations();
  readonly meter = createCountingMeter();
  readonly board = new NoticeBoard();
  readonly nodes: SimulatedNode[] = [];
  readonly latencies = new Map<UserId, number>();
  readonly ratings = new Map<UserId, number>();
  nodesKilled = 0;
  rollbacks = 0;
  faults: Faults;
  readonly chance: Chance;
  readonly backend: SimulatedBackend;
  readonly ports: BattlePorts;
  readonly watch: CommitWatch;
  readonly #rooms: RollingRooms<BattleState>;
  readonly #rolledBackAt = new Map<RoomId, number>();
  #storeAwayUntil = 0;

  constructor(seed: string, faults: Faults) {
    this.faults = faults;
    this.chance = createChance(seed);
    const { time, violations, meter } = this;
    this.backend = new SimulatedBackend(time, createChance(`${seed} backend`), () => this.faults, violations);
    this.#rooms = new RollingRooms(time);
    const latencyOf = (userId: UserId) => this.latencies.get(userId) ?? 0;
    this.watch = new CommitWatch({ time, violations, latencyOf });
    const channel = createMemoryNodeChannel<NodeMessage>();
    const { settings, directory, ...shared } = createMemoryPorts(time, this.backend, { meter, channel });
    const store = createMemoryBattleStore<BattleState, NodeMessage>(time, channel, settings, this.#rooms);
    this.ports = {
      ...shared,
      settings,
      store: this.watch.watch(store),
      directory: { ...directory, standingOf: (id) => this.#standingOf(id) },
    };
  }

  async #standingOf(userId: UserId): Promise<PlayerStanding | null> {
    const coins = await this.backend.coinsOf(userId);
    return coins === null ? null : { coins, rating: this.ratings.get(userId) ?? 0, isProvisional: false };
  }

  rolledBackAt(roomId: RoomId): number | null {
    return this.#rolledBackAt.get(roomId) ?? null;
  }

  /** The live rooms as the store has them. */
  async liveRooms(): Promise<readonly BattleState[]> {
    const live = await this.ports.store.liveRooms(MOST_ROOMS);
    const stored = await Promise.all(live.map(({ roomId }) => this.ports.store.read(roomId)));
    return stored.flatMap((one) => (one === null ? [] : [one.room]));
  }

  addNode(): void {
    const nodeId = `node-${this.nodes.length}` as NodeId;
    const chance = createChance(`${nodeId} ${this.chance.between(0, 1e9)}`);
    const { time } = this;
    const calibratedMs = chance.between(-this.faults.clockSkewMs, this.faults.clockSkewMs);
    const skew = { ms: calibratedMs };
    const clock = { now: () => time.now() + skew.ms, after: time.after.bind(time) };
    const isNodeDead = () => node?.isDead ?? false;
    const store = createSimulatedStore(this.ports.store, {
      time,
      chance,
      faults: () => this.faults,
      isNodeDead,
      isStoreAway: () => time.now() < this.#storeAwayUntil,
      onReplyLost: (nonce) => this.watch.loseReply(nonce),
    });
    const receiveClock = { now: () => time.now() + calibratedMs };
    const node: SimulatedNode | undefined = new SimulatedNode(
      { ...this.ports, nodeId, clock, store },
      time,
      receiveClock,
    );
    this.nodes.push(node);
    this.#repeat(
      (faults) => (isNodeDead() ? 0 : faults.clockStepEveryMs),
      () => {
        skew.ms = chance.between(-5_000, 5_000);
        time.after(chance.between(100, 1_000), () => {
          skew.ms = calibratedMs;
        });
      },
    );
  }

  /** A node that takes connections now. */
  node(): SimulatedNode {
    const node = this.chance.pick(this.aliveNodes());
    if (node === undefined) {
      throw new Error('no node is alive');
    }
    return node;
  }

  aliveNodes(): readonly SimulatedNode[] {
    return this.nodes.filter((node) => !node.isDead);
  }

  /** Begins to let things go wrong, as often as the faults say, until `calmDown`. */
  trouble(): void {
    this.#repeat(
      ({ killNodeEveryMs }) => killNodeEveryMs,
      () => {
        this.node().kill();
        this.nodesKilled += 1;
        this.addNode();
      },
    );
    this.#repeat(
      ({ storeAwayEveryMs }) => storeAwayEveryMs,
      () => {
        this.#storeAwayUntil = this.time.now() + this.chance.between(200, 7_000);
      },
    );
    this.#repeat(
      ({ rollbackEveryMs }) => rollbackEveryMs,
      () => this.#rollBack(),
    );
  }

  /** From now on nothing goes wrong any more. */
  calmDown(): void {
    this.faults = noFaults;
  }

  #rollBack(): void {
    const lost = this.#rooms.rollBack(this.chance.between(20, 600));
    this.rollbacks += 1;
    this.watch.forget(lost);
    for (const roomId of lost) {
      this.#rolledBackAt.set(roomId, this.time.now());
      this.backend.uncertain.add(roomId);
    }
  }

  #repeat(everyMs: (faults: Faults) => number, task: () => void): void {
    const every = everyMs(this.faults);
    if (every > 0) {
      this.time.after(this.chance.between(every / 2, every * 1.5), () => {
        if (everyMs(this.faults) > 0) {
          task();
          this.#repeat(everyMs, task);
        }
      });
    }
  }
}
