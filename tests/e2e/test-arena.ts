import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/arena/free-port.ts';
import { type Arena, type ArenaOptions, startArena } from '../../scripts/arena/start-arena.ts';

export interface TestArena {
  readonly arena: Arena;
  /** Where operators reach the backend: the address of the game does not lead there. */
  readonly apiUrl: string;
  /** Of the battle nodes, in their order. */
  readonly nodeUrls: readonly string[];
  /** Stops everything in order and starts it again on the same data and ports. */
  restart: () => Promise<void>;
  /** Stops everything and removes its data. */
  dispose: () => Promise<void>;
}

interface TestArenaOptions extends Pick<ArenaOptions, 'redisUrl'> {
  /** One unless told; more than one need a Redis. */
  readonly battleNodes?: number;
}

/** The whole product on free ports with data in a temporary folder. */
export async function startTestArena({
  battleNodes = 1,
  redisUrl,
}: TestArenaOptions = {}): Promise<TestArena> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiz-arena-e2e-'));
  const [front, api, emulator, emulatorHub, emulatorLogging] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  const battle = await Promise.all(Array.from({ length: battleNodes }, findFreePort));
  const options: ArenaOptions = {
    root: join(import.meta.dirname, '../..'),
    dataDir,
    ports: { front, api, battle, emulator, emulatorHub, emulatorLogging },
    redisUrl,
    report: () => {},
  };
  let arena = await startArena(options);
  return {
    apiUrl: `http://127.0.0.1:${api}`,
    get arena() {
      return arena;
    },
    nodeUrls: battle.map((port) => `http://127.0.0.1:${port}`),
    async restart() {
      await arena.stop();
      arena = await startArena(options);
    },
    async dispose() {
      await arena.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
