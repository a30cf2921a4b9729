import { setTimeout as pause } from 'node:timers/promises';
import type { MeasuredServer } from '../../bench/battle/measured-server.ts';

const SETTLED_WITHIN_MS = 60_000;

/** Resident and used memory of a server with nobody connected, garbage collected, megabytes. */
export interface SettledMemory {
  readonly rssMb: number;
  readonly heapMb: number;
}

/** Waits until a battle node has neither players nor rooms. @returns what it still has when that takes too long: a leak */
export async function untilIdle(server: MeasuredServer): Promise<readonly string[]> {
  const giveUpAt = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const gauges = metrics.match(/^battle_(?:players|rooms)(?:\{[^}]*\})? \d+$/gm) ?? [];
    const held = gauges.filter((line) => !line.endsWith(' 0'));
    if (held.length === 0) return [];
    if (performance.now() > giveUpAt)
      return held.map((line) => `${line}, though everybody has gone for ${SETTLED_WITHIN_MS / 1_000} s`);
    await pause(250);
  }
}

export async function settledMemory(server: MeasuredServer): Promise<SettledMemory> {
  const { rssBytes, heapBytes } = await server.usageWithoutGarbage();
  const megabytes = (bytes: number) => Math.round((bytes / 2 ** 20) * 10) / 10;
  return { rssMb: megabytes(rssBytes), heapMb: megabytes(heapBytes) };
}

/** Beyond the reference that is measured after the warm-up, these much are no leak but how a heap breathes. */
const SLACK = { rss: { factor: 1.15, mb: 24 }, heap: { factor: 1.1, mb: 6 } };

/** Whether memory has stayed where it was. */
export function isFlat(reference: SettledMemory, last: SettledMemory): boolean {
  const { rss, heap } = SLACK;
  return (
    last.rssMb <= reference.rssMb * rss.factor + rss.mb &&
    last.heapMb <= reference.heapMb * heap.factor + heap.mb
  );
}
