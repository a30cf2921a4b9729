import { setTimeout as pause } from 'node:timers/promises';
import type { MeasuredServer } from '../../bench/battle/measured-server.ts';

const SETTLED_WITHIN_MS = 60_000;

/** Resident and used memory of a server with nobody connected, garbage collected, megabytes. */
export interface SettledMemory {
  readonly rssMb: number;
  readonly heapMb: number;
}

/** Waits until a battle node has neither players nor rooms, as far as it has such. */
export async function untilIdle(server: MeasuredServer): Promise<void> {
  const giveUpAt = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const held = [...metrics.matchAll(/^battle_(?:players|rooms)(?:\{[^}]*\})? (\d+)$/gm)];
    if (held.every(([, count]) => count === '0')) return;
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
