import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from './simulate.ts';
import { manyFaults, noFaults } from './simulated-faults.ts';

export interface EveningsInput {
  /** Evening n of a run is played by `seed-n`: the same every time. */
  readonly seed: string;
  /** Plays on until so many battles have ended. */
  readonly battles: number;
  readonly players: number;
  readonly battlesEach: number;
  readonly nodes: number;
  readonly isCalm: boolean;
  /** Ends with the first evening that breaks something. */
  readonly isStoppedByFailure: boolean;
  readonly thread: number;
  readonly threads: number;
}

export interface EveningsReport {
  readonly evenings: number;
  readonly completed: number;
  readonly voided: number;
  readonly friend: number;
  readonly group: number;
  readonly rematches: number;
  readonly commits: number;
  readonly nodesKilled: number;
  readonly rollbacks: number;
  readonly failures: readonly { readonly seed: string; readonly violations: readonly string[] }[];
}

async function playEvenings(input: EveningsInput): Promise<EveningsReport> {
  const { players, battlesEach, nodes } = input;
  const total = { evenings: 0, completed: 0, voided: 0, friend: 0, group: 0, rematches: 0, commits: 0 };
  const faults = { nodesKilled: 0, rollbacks: 0 };
  const failures: EveningsReport['failures'][number][] = [];
  for (let evening = input.thread; total.completed + total.voided < input.battles; evening += input.threads) {
    const seed = `${input.seed}-${evening}`;
    const report = await simulate({
      ...{ seed, players, nodes, battles: battlesEach },
      faults: input.isCalm ? noFaults : manyFaults,
    });
    total.evenings += 1;
    total.completed += report.completed;
    total.voided += report.voided;
    total.friend += report.completedBy.friend;
    total.group += report.completedBy.group;
    total.rematches += report.rematches;
    total.commits += report.commits;
    faults.nodesKilled += report.nodesKilled;
    faults.rollbacks += report.rollbacks;
    const unexpected = report.internalErrors > 0 ? [`internal: ${report.internalErrors} errors`] : [];
    if (report.violations.length + unexpected.length > 0) {
      failures.push({ seed, violations: [...report.violations, ...unexpected] });
      if (input.isStoppedByFailure) {
        break;
      }
    }
  }
  return { ...total, ...faults, failures };
}

parentPort?.postMessage(await playEvenings(workerData as EveningsInput));
