/** Loaded into every measured process (`--import`): answers the bench's questions about it over the process channel. */

export interface ProcessUsage {
  /** User and system time of all its threads, microseconds. */
  readonly cpuUs: number;
  readonly rssBytes: number;
  /** Live objects and buffers: what of the above is in use. */
  readonly heapBytes: number;
}

function usage(): ProcessUsage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpuUs: user + system, rssBytes: rss, heapBytes: heapUsed + external };
}

/** Everything that can be collected is, and its pages go back to the system. */
async function collectGarbage(): Promise<void> {
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

process.on('message', (asked) => {
  const answer = () => void process.send?.(usage());
  if (asked === 'collect') void collectGarbage().then(answer);
  else answer();
});
process.channel?.unref();
