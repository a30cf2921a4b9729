import { setInterval } from 'node:timers';
import { createBattleNodePool } from './arena/battle-node-pool.ts';
import { readFrontConfig } from './arena/front-config.ts';
import { startFrontServer } from './arena/front-server.ts';

/** How often it is asked which battle nodes are ready, milliseconds. */
const LOOK_EVERY_MS = 1_000;
/** Longest wait for requests under way at the stop, milliseconds. */
const STOP_MS = 8_000;

/** The front server of a deployment: the built client and the way to quiz-api and the battle nodes. */
async function main(): Promise<void> {
  const { battleUrls, ...config } = readFrontConfig(process.env);
  const pool = createBattleNodePool(battleUrls);
  await pool.refresh();
  const looking = setInterval(() => void pool.refresh(), LOOK_EVERY_MS);
  const front = await startFrontServer({ ...config, battleNodeUrls: pool.urls });
  process.stdout.write(`Quiz Arena's front server listens on ${config.host}:${config.port}\n`);
  const stop = () => {
    clearInterval(looking);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void front.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
