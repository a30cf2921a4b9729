import { type RoomId, userId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import { checkCoins, checkRooms } from './check-rooms.ts';
import { createChance } from './simulated-chance.ts';
import type { Faults } from './simulated-faults.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { SimulatedWorld, START } from './simulated-world.ts';
import { watchLobbies } from './watch-lobbies.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Until the last grace, settlement and battle of one whom nobody missed are over when nothing goes wrong any more. */
const QUIET_MINUTES = 8;
/** Coins of most players, and of the few who are soon short. */
const [RICH, POOR] = [1_000, 3];

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
  /** Rooms that ended with a result, those of them by kind, and those that were void or deleted. */
  readonly completed: number;
  readonly completedBy: { readonly random: number; readonly friend: number; readonly group: number };
  readonly rematches: number;
  readonly voided: number;
  readonly commits: number;
  readonly conflicts: number;
  readonly nodesKilled: number;
  readonly rollbacks: number;
  /** Faults that the application itself did not expect. */
  readonly internalErrors: number;
  readonly virtualMs: number;
}

function addPlayers(world: SimulatedWorld, input: SimulationInput): readonly SimulatedPlayer[] {
  return Array.from({ length: input.players }, (_, index) => {
    const id = userId.parse(`${index + 1}`);
    const rating = 1_000 + world.chance.between(0, 1_000);
    const profile = { userId: id, name: `Player ${id}`, image: '', rating, isProvisional: false };
    const player = new SimulatedPlayer(profile, input.battles, {
      time: world.time,
      chance: createChance(`${input.seed} ${id}`),
      violations: world.violations,
      board: world.board,
      faults: () => world.faults,
      node: () => world.node(),
      placeOf: (one) => world.watch.placeOf(one),
      rolledBackAt: (roomId) => world.rolledBackAt(roomId),
    });
    world.latencies.set(id, player.latencyMs);
    world.ratings.set(id, rating);
    world.backend.balances.set(id, index % 20 === 19 ? POOR : RICH);
    world.time.after(world.chance.between(0, 5_000), () => {
      player.connect();
      player.watch();
    });
    return player;
  });
}

function countEnds(world: SimulatedWorld, roomIds: ReadonlySet<RoomId>) {
  const completedBy = { random: 0, friend: 0, group: 0 };
  let rematches = 0;
  for (const id of roomIds) {
    const room = world.watch.newest(id);
    if (room !== undefined && room.result !== null) {
      completedBy[room.kind] += 1;
      rematches += room.rematchRoomId === null ? 0 : 1;
    }
  }
  const completed = completedBy.random + completedBy.friend + completedBy.group;
  return { completed, completedBy, rematches, voided: roomIds.size - completed };
}

/** Plays until nearly everyone has played enough. An odd player may wait for an opponent for ever. */
async function play(world: SimulatedWorld, players: readonly SimulatedPlayer[]): Promise<void> {
  let lookedAt = 0;
  let isEnough = false;
  const look = () => {
    const now = world.time.now();
    if (now - lookedAt >= 1_000) {
      lookedAt = now;
      isEnough = players.filter((player) => player.isDone).length >= players.length * 0.9;
    }
    return isEnough;
  };
  let isPlaying = true;
  const { time, violations, ports } = world;
  const rooms = () => world.liveRooms();
  watchLobbies({ time, violations, seats: ports.seats, rooms, isRunning: () => isPlaying });
  world.trouble();
  await world.time.runUntil(START + HOUR_MS, look);
  isPlaying = false;
  world.violations.check(isEnough, 'I2', () => 'battles do not come to an end');
}

/** The evening is over: everyone goes, what runs ends, nodes stop, the backend returns what nobody renewed. */
async function goHome(world: SimulatedWorld, players: readonly SimulatedPlayer[]): Promise<void> {
  const { time, violations, backend } = world;
  for (const player of players) {
    player.retire();
  }
  world.calmDown();
  const stoppedAt = time.now();
  await time.runUntil(stoppedAt + QUIET_MINUTES * MINUTE_MS);
  // Whose coming a rollback has undone is awaited in a lobby that nobody goes back to, until it closes [B16].
  const isLobby = ({ roomCode, phase }: BattleState) => roomCode !== null && phase.name === 'lobby';
  if ((await world.liveRooms()).some(isLobby)) await time.runUntil(stoppedAt + HOUR_MS / 2 + MINUTE_MS);
  checkRooms({
    players,
    violations,
    newest: (roomId) => world.watch.newest(roomId),
    rolledBackAt: (roomId) => world.rolledBackAt(roomId),
  });
  for (const node of world.aliveNodes()) {
    node.stop();
  }
  await time.runUntil(stoppedAt + HOUR_MS);
  backend.voidUnrenewed();
}

async function checkForgotten(world: SimulatedWorld, roomIds: ReadonlySet<RoomId>): Promise<void> {
  await world.time.runUntil(world.time.now() + 73 * HOUR_MS);
  const kept = await Promise.all([...roomIds].map((id) => world.ports.store.read(id)));
  world.violations.check(
    kept.every((room) => room === null),
    'I12',
    () => 'rooms outlive their time',
  );
}

/** Plays battles with everything that the seed makes go wrong, and tells which invariants broke. */
export async function simulate(input: SimulationInput): Promise<SimulationReport> {
  const world = new SimulatedWorld(input.seed, input.faults);
  for (let index = 0; index < input.nodes; index += 1) {
    world.addNode();
  }
  const players = addPlayers(world, input);
  const coins = world.backend.total();
  await play(world, players);
  const virtualMs = world.time.now() - START;
  const rooms = new Set(players.flatMap((player) => [...player.mirrors.keys()]));
  const ends = countEnds(world, rooms);
  await goHome(world, players);
  checkCoins(world.backend, coins, world.violations);
  await checkForgotten(world, rooms);
  return {
    ...ends,
    violations: world.violations.found,
    commits: world.meter.count('commit'),
    conflicts: world.meter.count('commit-conflict'),
    internalErrors: world.meter.count('internal-error'),
    nodesKilled: world.nodesKilled,
    rollbacks: world.rollbacks,
    virtualMs,
  };
}
