import { type RoomId, userId } from '@quiz-arena/contract/ids';
import type { BattlePorts } from '../application/battle-ports.ts';
import type { NodeId } from '../core/node-id.ts';
import { createCountingMeter, createMemoryPorts } from '../testing/memory-ports.ts';
import { checkRooms } from './check-rooms.ts';
import { SimulatedBackend } from './simulated-backend.ts';
import { type Chance, createChance } from './simulated-chance.ts';
import { type Faults, noFaults } from './simulated-faults.ts';
import { SimulatedNode } from './simulated-node.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { createSimulatedStore } from './simulated-store.ts';
import { SimulatedTime } from './simulated-time.ts';
import { Violations } from './violations.ts';

const START = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

export interface SimulationInput {
  readonly seed: string;
  readonly players: number;
  /** Battles that each player plays to a result. */
  readonly battles: number;
  readonly nodes: number;
  readonly faults: Faults;
}

export interface SimulationReport {
  readonly violations: readonly string[];
  /** Rooms that ended with a result, and those that were void. */
  readonly completed: number;
  readonly voided: number;
  readonly commits: number;
  readonly conflicts: number;
  readonly nodesKilled: number;
  /** Faults that the application itself did not expect. */
  readonly internalErrors: number;
  readonly virtualMs: number;
}

/** The whole simulated world: shared store and backend, nodes that come and go, players. */
class World {
  readonly time = new SimulatedTime(START);
  readonly violations = new Violations();
  readonly meter = createCountingMeter();
  readonly nodes: SimulatedNode[] = [];
  nodesKilled = 0;
  faults: Faults;
  readonly chance: Chance;
  readonly backend: SimulatedBackend;
  readonly ports: BattlePorts;

  constructor(seed: string, faults: Faults) {
    this.faults = faults;
    this.chance = createChance(seed);
    const now = () => this.faults;
    this.backend = new SimulatedBackend(this.time, createChance(`${seed} backend`), now, this.violations);
    this.ports = createMemoryPorts(this.time, this.backend, { meter: this.meter });
  }

  addNode(): void {
    const nodeId = `node-${this.nodes.length}` as NodeId;
    const isDead = () => node?.isDead ?? false;
    const chance = createChance(`${nodeId} ${this.chance.between(0, 1e9)}`);
    const skewMs = this.chance.between(-this.faults.clockSkewMs, this.faults.clockSkewMs);
    const { time } = this;
    const clock = { now: () => time.now() + skewMs, after: time.after.bind(time) };
    const ports: BattlePorts = {
      ...this.ports,
      nodeId,
      clock,
      store: createSimulatedStore(this.ports.store, this.time, chance, () => this.faults, isDead),
    };
    const node: SimulatedNode | undefined = new SimulatedNode(ports, this.time);
    this.nodes.push(node);
  }

  aliveNodes(): readonly SimulatedNode[] {
    return this.nodes.filter((node) => !node.isDead);
  }

  node(): SimulatedNode {
    const node = this.chance.pick(this.aliveNodes());
    if (node === undefined) {
      throw new Error('no node is alive');
    }
    return node;
  }

  /** Kills a node now and then, and starts another one in its place. */
  killNodes(): void {
    const every = this.faults.killNodeEveryMs;
    if (every > 0) {
      this.time.after(this.chance.between(every / 2, every * 1.5), () => {
        if (this.faults.killNodeEveryMs > 0) {
          this.node().kill();
          this.nodesKilled += 1;
          this.addNode();
          this.killNodes();
        }
      });
    }
  }
}

function addPlayers(world: World, input: SimulationInput): readonly SimulatedPlayer[] {
  return Array.from({ length: input.players }, (_, index) => {
    const id = userId.parse(`${index + 1}`);
    const rating = 1_000 + world.chance.between(0, 1_000);
    const profile = { userId: id, name: `Player ${id}`, image: '', rating, ratingDeviation: 100 };
    const player = new SimulatedPlayer(profile, input.battles, {
      time: world.time,
      chance: createChance(`${input.seed} ${id}`),
      violations: world.violations,
      faults: () => world.faults,
      node: () => world.node(),
    });
    world.backend.balances.set(id, 1_000);
    world.time.after(world.chance.between(0, 5_000), () => {
      player.connect();
      player.watch();
    });
    return player;
  });
}

async function countEnds(world: World, roomIds: ReadonlySet<RoomId>) {
  const rooms = await Promise.all([...roomIds].map((id) => world.ports.store.read(id)));
  const completed = rooms.filter((stored) => stored?.room.result != null).length;
  return { completed, voided: rooms.length - completed };
}

/** Plays battles with everything that the seed makes go wrong, and tells which invariants broke. */
export async function simulate(input: SimulationInput): Promise<SimulationReport> {
  const world = new World(input.seed, input.faults);
  for (let index = 0; index < input.nodes; index += 1) {
    world.addNode();
  }
  const players = addPlayers(world, input);
  const coins = world.backend.total();
  world.killNodes();
  // An odd player may wait for an opponent for ever: all but a few done is done.
  const isEnough = () => players.filter((player) => player.isDone).length >= players.length * 0.9;
  await world.time.runUntil(START + HOUR_MS, isEnough);
  world.violations.check(isEnough(), 'I2', () => 'battles do not come to an end');
  for (const player of players) {
    player.battlesLeft = 0;
  }
  world.faults = noFaults;
  const stoppedAt = world.time.now();
  await world.time.runUntil(stoppedAt + 10 * 60_000);
  await checkRooms(world.ports.store, players, world.backend, coins, world.violations);
  const rooms = new Set(players.flatMap((player) => [...player.mirrors.keys()]));
  const ends = await countEnds(world, rooms);
  for (const node of world.aliveNodes()) {
    node.stop();
  }
  await world.time.runUntil(stoppedAt + 73 * HOUR_MS);
  const kept = await Promise.all([...rooms].map((id) => world.ports.store.read(id)));
  world.violations.check(
    kept.every((room) => room === null),
    'I12',
    () => 'rooms outlive their time',
  );
  return {
    ...ends,
    violations: world.violations.found,
    commits: world.meter.count('commit'),
    conflicts: world.meter.count('commit-conflict'),
    internalErrors: world.meter.count('internal-error'),
    nodesKilled: world.nodesKilled,
    virtualMs: stoppedAt - START,
  };
}
