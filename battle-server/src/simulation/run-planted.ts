import { plantedBugs } from './planted-bugs.ts';
import { runEvenings } from './run-evenings.ts';

/** A bug must show itself within so many battles. */
const BATTLES = 4_000;
/** Characters shown of what happened. */
const SHOWN = 120;
const hook = new URL('./plant-bug.ts', import.meta.url).href;

export interface PlantedOutcome {
  readonly name: string;
  /** The first invariant that it broke, with what happened; null: none. */
  readonly caughtBy: string | null;
  readonly seconds: string;
}

async function tryBug(name: string, seed: string, threads: number): Promise<PlantedOutcome> {
  const startedAt = performance.now();
  process.env.PLANTED_BUG = name;
  const report = await runEvenings(
    {
      ...{ seed, battles: BATTLES, players: 60, battlesEach: 3, nodes: 3 },
      ...{ isCalm: false, isStoppedByFailure: true },
    },
    threads,
    ['--import', hook],
  );
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const [caughtBy = null] = report.failures[0]?.violations ?? [];
  return { name, caughtBy: caughtBy?.slice(0, SHOWN) ?? null, seconds };
}

/** Plants each known bug in turn and lets the simulation look for it. */
export async function runPlanted(seed: string, threads: number): Promise<readonly PlantedOutcome[]> {
  const outcomes: PlantedOutcome[] = [];
  for (const { name } of plantedBugs) {
    outcomes.push(await tryBug(name, seed, threads));
  }
  delete process.env.PLANTED_BUG;
  return outcomes;
}
