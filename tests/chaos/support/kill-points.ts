import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { startPostgresServer } from '../../../scripts/testing/postgres-server.ts';
import { BattleStack } from './battle-stack.ts';
import { PaidWork } from './paid-work.ts';

const COINS = 1_000_000;
const LANES = 3;
/** A kill comes at any time between these after the backend is up again, milliseconds. */
const KILL = { earliest: 20, latest: 1_200 };

export interface KillReport {
  readonly kills: number;
  /** Settlements that were acknowledged. */
  readonly settled: number;
  /** Each is a loss: an acknowledged settlement that was forgotten, coins that are not where they belong, a broken book. */
  readonly losses: readonly string[];
}

/** Kills the quiz backend with SIGKILL again and again while coins move, and holds what it says afterwards against what it said. */
export async function runKillPoints(
  database: 'pglite' | 'postgres',
  options: { readonly points: number; readonly seed: string; readonly say?: (line: string) => void },
): Promise<KillReport> {
  const postgres = database === 'postgres' ? await startPostgresServer() : undefined;
  const stack = new BattleStack({ databaseUrl: postgres?.url });
  try {
    await stack.startApiAlone();
    return await killAndCheck(stack, options);
  } finally {
    await stack.stop();
    await postgres?.stop();
  }
}

async function killAndCheck(
  stack: BattleStack,
  { points, seed, say = () => {} }: { points: number; seed: string; say?: (line: string) => void },
): Promise<KillReport> {
  const random = seededRandom(seed);
  const lanes = Array.from({ length: LANES }, (_, lane) => new PaidWork(stack, `${seed}-${lane}`));
  const losses: string[] = [];
  const working: Promise<void>[] = [];
  for (const lane of lanes) {
    const [ada, bob, cleo] = await stack.createPlayers(3, COINS);
    if (ada === undefined || bob === undefined || cleo === undefined) throw new Error('three were asked for');
    working.push(lane.run([ada, bob, cleo], COINS));
  }
  for (let point = 1; point <= points; point += 1) {
    await delay(KILL.earliest + random() * (KILL.latest - KILL.earliest));
    await stack.killApi();
    await stack.startApi();
    for (const lane of lanes) {
      for (const { fields } of await lane.findForgotten())
        losses.push(`forgotten: ${JSON.stringify(fields)}`);
    }
    losses.push(...(await stack.findFaults()).map((fault) => JSON.stringify(fault)));
    const settled = lanes.reduce((sum, lane) => sum + lane.settled, 0);
    say(`kill ${point} of ${points}: ${settled} settlements so far, ${losses.length} losses`);
  }
  for (const lane of lanes) lane.finish();
  await Promise.all(working);
  for (const lane of lanes) {
    for (const [player, coins] of lane.coins) {
      const found = await stack.coinsOf(player);
      if (found !== coins) losses.push(`player ${player.id} has ${found} coins, not ${coins}`);
    }
  }
  const settled = lanes.reduce((sum, lane) => sum + lane.settled, 0);
  return { kills: points, settled, losses };
}
