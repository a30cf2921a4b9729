import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/arena/free-port.ts';
import { type Arena, type ArenaOptions, startArena } from '../../scripts/arena/start-arena.ts';

export interface TestArena {
  readonly arena: Arena;
  /** Stops everything in order and starts it again on the same data and ports. */
  restart: () => Promise<void>;
  /** Stops everything and removes its data. */
  dispose: () => Promise<void>;
}

/** The whole product on free ports with data in a temporary folder; `env` reaches the servers. */
export async function startTestArena(env: Readonly<Record<string, string>> = {}): Promise<TestArena> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiz-arena-e2e-'));
  const [front, api, battle, emulator, emulatorHub, emulatorLogging] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  const options: ArenaOptions = {
    root: join(import.meta.dirname, '../..'),
    dataDir,
    ports: { front, api, battle: [battle], emulator, emulatorHub, emulatorLogging },
    env,
    report: () => {},
  };
  let arena = await startArena(options);
  return {
    get arena() {
      return arena;
    },
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
