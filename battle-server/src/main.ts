import { buildBattleServer } from './build-battle-server.ts';
import { readConfig } from './config.ts';

/** Beyond the drain, for what is under way, milliseconds. */
const STOP_MARGIN_MS = 5_000;

/** Reads the configuration, serves, and stops on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await buildBattleServer(config);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    const forced = setTimeout(() => process.exit(1), config.DRAIN_MS + STOP_MARGIN_MS);
    await server.close();
    clearTimeout(forced);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await server.listen();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
