import type { Sample } from '../engine/sampler.ts';

const QUIET_EVERY = 10;

interface ProgressStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Tells how a run goes: lines of what happens, and a line that is written over each second (in a log: one in ten). */
export function openProgress(stream: ProgressStream): {
  say(line: string): void;
  onSample(sample: Sample): void;
  close(): void;
} {
  const startedAt = performance.now();
  const isLive = stream.isTTY === true;
  let hasLine = false;
  const clear = () => {
    if (hasLine) stream.write('\r\u001B[2K');
    hasLine = false;
  };
  return {
    say(line) {
      clear();
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6);
      stream.write(`${seconds} s  ${line}\n`);
    },
    onSample(sample) {
      if (!isLive && sample.second % QUIET_EVERY !== 0) return;
      clear();
      stream.write(isLive ? progressLine(sample) : `${progressLine(sample)}\n`);
      hasLine = isLive;
    },
    close: clear,
  };
}

/** One second of a run in one line. */
export function progressLine(sample: Sample): string {
  const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`);
  return [
    `${String(sample.second).padStart(5)} s`,
    `${sample.online} online`,
    `${sample.inBattle} in battles`,
    `${Math.round(sample.answersPerSecond)} answers/s`,
    `event p50 ${sample.eventP50Ms} p99 ${sample.eventP99Ms} ms`,
    `nodes ${percent(sample.nodesCpu)}`,
    `driver ${percent(sample.driverCpu)}`,
    `refused ${sample.refusals}`,
  ].join(' · ');
}
