import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Sabotage } from '../scenarios/scenario.ts';
import { BattleNode } from './battle-node.ts';
import type { ChaosGround } from './chaos-ground.ts';
import { RedisUnderTest } from './redis-under-test.ts';

export interface ArenaSetting {
  readonly nodes: number;
  /** Of the battle nodes, on top of those of quick battles. */
  readonly env?: Readonly<Record<string, string>>;
  /** How much the clock of each node is off, milliseconds. */
  readonly clockOffsets?: readonly number[];
}

/** One scenario's own battle nodes and Redis, on the ground that all share. */
export class ChaosArena {
  readonly ground: ChaosGround;
  readonly redis: RedisUnderTest;
  readonly nodes: readonly BattleNode[];

  private constructor(ground: ChaosGround, redis: RedisUnderTest, nodes: readonly BattleNode[]) {
    this.ground = ground;
    this.redis = redis;
    this.nodes = nodes;
  }

  /** Throws when a node does not start; nothing is left running then. */
  static async start(
    ground: ChaosGround,
    { nodes, env = {}, clockOffsets = [] }: ArenaSetting,
    sabotage: Sabotage | null,
  ): Promise<ChaosArena> {
    const dataDir = mkdtempSync(join(ground.dataDir, 'arena-'));
    const patches = sabotage?.patches ?? [];
    const redis = await RedisUnderTest.start(dataDir, { hasNoFile: sabotage?.hasNoFile === true });
    const starting = await Promise.allSettled(
      Array.from({ length: nodes }, (_, index) =>
        BattleNode.start({
          name: `battle-server-${index + 1}`,
          redisPort: redis.port,
          apiPort: ground.ports.api,
          env: { ...ground.secrets, DATA_DIR: dataDir, ...env },
          patches,
          clockOffsetMs: clockOffsets[index] ?? 0,
          logDir: join(dataDir, 'logs'),
        }),
      ),
    );
    const started = starting.flatMap((node) => (node.status === 'fulfilled' ? [node.value] : []));
    const arena = new ChaosArena(ground, redis, started);
    const failed = starting.find((node) => node.status === 'rejected');
    if (failed === undefined) return arena;
    await arena.stop();
    throw failed.reason;
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
    await this.redis.stop();
  }
}
