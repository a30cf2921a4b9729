import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { startPostgresServer } from '../../../scripts/testing/postgres-server.ts';
import { BattleStack } from './battle-stack.ts';
import { type Crew, PaidWork } from './paid-work.ts';
import type { SabotagePatch } from './sabotage-patch.ts';

const COINS = 1_000_000;
const LANES = 3;
/** So many of a lane that somebody who plays alone may review a quiz at every point. */
const SOLOISTS = 20;
/** A kill comes at any time between these after the backend is up again, milliseconds. */
const KILL = { earliest: 20, latest: 1_200 };

export interface KillReport {
  readonly kills: number;
  /** Settlements that were acknowledged. */
  readonly settled: number;
  /** Each is a loss: an acknowledged settlement that was forgotten, coins that are not where they belong, a broken book. */
  readonly losses: readonly string[];
}

interface KillOptions {
  readonly points: number;
  /** Any text: the times of the kills and how battles end come from it. */
  readonly seed: string;
  readonly say?: (line: string) => void;
  /** Put into the backend: what it does without one of its mechanisms. */
  readonly patches?: readonly SabotagePatch[];
}

/** Kills the quiz backend with SIGKILL again and again while coins move, and holds what it says afterwards against what it said. */
export async function runKillPoints(
  database: 'pglite' | 'postgres',
  options: KillOptions,
): Promise<KillReport> {
  const postgres = database === 'postgres' ? await startPostgresServer() : undefined;
  const stack = new BattleStack({ databaseUrl: postgres?.url, patches: options.patches });
  const abort = new AbortController();
  try {
    await stack.startApiAlone();
    return await killAndCheck(stack, options, abort.signal);
  } finally {
    abort.abort();
    await stack.stop();
    await postgres?.stop();
  }
}

async function killAndCheck(
  stack: BattleStack,
  { points, seed, say = () => {} }: KillOptions,
  signal: AbortSignal,
): Promise<KillReport> {
  const random = seededRandom(seed);
  const lanes = Array.from({ length: LANES }, (_, lane) => new PaidWork(stack, lane, { seed, signal }));
  const losses: string[] = [];
  const crews = await createCrews(stack, lanes.length);
  const working = Promise.all(crews.map(async (crew, index) => await lanes[index]?.run(crew, COINS)));
  for (let point = 1; point <= points; point += 1) {
    // Work goes on until it is finished below, unless something was refused.
    await Promise.race([working, delay(KILL.earliest + random() * (KILL.latest - KILL.earliest))]);
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
  await working;
  for (const lane of lanes) {
    for (const [player, coins] of lane.coins) {
      const found = await stack.coinsOf(player);
      if (found !== coins) losses.push(`player ${player.id} has ${found} coins, not ${coins}`);
    }
  }
  const settled = lanes.reduce((sum, lane) => sum + lane.settled, 0);
  return { kills: points, settled, losses };
}

async function createCrews(stack: BattleStack, count: number): Promise<Crew[]> {
  const crews: Crew[] = [];
  while (crews.length < count) {
    const [ada, bob, ...soloists] = await stack.createPlayers(2 + SOLOISTS, COINS);
    if (ada === undefined || bob === undefined) throw new Error('they were asked for');
    crews.push({ battlers: [ada, bob], soloists });
  }
  return crews;
}
