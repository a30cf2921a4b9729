import type { TrialResult } from './trial.ts';

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The figures of one contestant over all repeats: medians; latencies are those of the trial in the middle. */
export function medianResult(trials: readonly TrialResult[]): TrialResult {
  const byCost = [...trials].sort((one, other) => one.cpuUsPerAnswer - other.cpuUsPerAnswer);
  const typical = byCost[Math.floor((byCost.length - 1) / 2)];
  if (typical === undefined) throw new Error('There is no trial to take a median of.');
  const of = (read: (trial: TrialResult) => number) => median(trials.map(read));
  return {
    ...typical,
    answersPerSecond: of((trial) => trial.answersPerSecond),
    cpuUsPerAnswer: of((trial) => trial.cpuUsPerAnswer),
    idleCpuUsPerSecond: of((trial) => trial.idleCpuUsPerSecond),
    bytesPerPlayer: of((trial) => trial.bytesPerPlayer),
    heapBytesPerPlayer: of((trial) => trial.heapBytesPerPlayer),
    redisCpuUsPerAnswer:
      typical.redisCpuUsPerAnswer === null ? null : of((trial) => trial.redisCpuUsPerAnswer ?? 0),
  };
}
