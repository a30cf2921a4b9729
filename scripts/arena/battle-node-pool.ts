import { lookup } from 'node:dns/promises';

/** The battle nodes behind a front server, as they come and go. */
export interface BattleNodePool {
  /** Base addresses of the nodes that were ready at the last look. */
  readonly urls: () => readonly string[];
  /** Looks again: who is behind the names, and who of them is ready. */
  refresh(): Promise<void>;
}

/** A node that has not answered in this time is not ready, milliseconds. */
const ANSWER_MS = 1_500;

/**
 * Finds battle nodes by name and asks each whether it is ready, so that a draining or broken one gets no new players.
 * @param addresses base addresses (`http://battle-server:8082`); a name may stand for many nodes
 */
export function createBattleNodePool(addresses: readonly string[]): BattleNodePool {
  const known = new Map<string, readonly string[]>();
  let ready: readonly string[] = [];
  return {
    urls: () => ready,
    async refresh() {
      const found = await Promise.all(addresses.map((address) => nodesBehind(address, known)));
      const nodes = [...new Set(found.flat())].sort();
      const answers = await Promise.all(nodes.map(isReady));
      ready = nodes.filter((_, index) => answers[index]);
    },
  };
}

/** Those of the last time when the name server does not answer: the nodes run nevertheless. */
async function nodesBehind(
  address: string,
  known: Map<string, readonly string[]>,
): Promise<readonly string[]> {
  const url = new URL(address);
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => undefined);
  if (found !== undefined) {
    const hosts = found.map(({ address: ip, family }) => (family === 6 ? `[${ip}]` : ip));
    known.set(
      address,
      hosts.map((host) => `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}`),
    );
  }
  return known.get(address) ?? [];
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return response?.ok ?? false;
}
