import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { assert, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { killRedis, launchRedis } from './redis-server.ts';

const MASTERS = 3;
const SLOTS = 16_384;
/** How long a silent master counts as alive, milliseconds: short for a test, long enough for a busy machine. */
const NODE_TIMEOUT_MS = 1_500;

/** A Redis Cluster of the caller's own: three masters, with a replica each if wanted. */
export interface TestRedisCluster {
  /** Of the masters. */
  readonly urls: readonly string[];
  /** SIGKILL to the node that listens at this port. */
  kill(port: number): Promise<void>;
  /** Its connections stay open, and it answers nothing any more. */
  freeze(port: number): void;
  stop(): Promise<void>;
}

interface Node {
  readonly port: number;
  readonly busPort: number;
  readonly process: ChildProcess;
  readonly redis: Redis;
}

/** Starts the nodes on free ports, gives every slot to a master and waits until all of them know it. */
export async function startRedisCluster(
  options: { readonly hasReplicas?: boolean } = {},
): Promise<TestRedisCluster> {
  const directory = await mkdtemp(join(tmpdir(), 'battle-cluster-'));
  const count = options.hasReplicas ? 2 * MASTERS : MASTERS;
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(directory)));
  const processAt = (port: number) => {
    const node = nodes.find((one) => one.port === port);
    if (!node) throw new Error(`no node at port ${port}`);
    return node.process;
  };
  const stop = async () => {
    await Promise.all(nodes.map(({ process }) => killRedis(process)));
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await joinUp(nodes);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    for (const { redis } of nodes) redis.disconnect();
  }
  return {
    urls: nodes.slice(0, MASTERS).map(({ port }) => `redis://127.0.0.1:${port}`),
    async kill(port) {
      await killRedis(processAt(port));
    },
    freeze: (port) => void processAt(port).kill('SIGSTOP'),
    stop,
  };
}

/** The first three become masters, the others their replicas. */
async function joinUp(nodes: readonly Node[]): Promise<void> {
  const [masters, replicas] = [nodes.slice(0, MASTERS), nodes.slice(MASTERS)];
  await Promise.all(masters.map(giveSlots));
  for (const { port, busPort } of nodes) {
    await nodes[0]?.redis.call('CLUSTER', 'MEET', '127.0.0.1', String(port), String(busPort));
  }
  for (const { redis } of nodes) {
    await until(
      async () => String(await redis.cluster('NODES')).split(' connected').length === nodes.length + 1,
    );
  }
  for (const [index, { redis }] of replicas.entries()) {
    const master = await masters[index]?.redis.cluster('MYID');
    await redis.call('CLUSTER', 'REPLICATE', String(master));
    await until(async () => (await redis.info('replication')).includes('master_link_status:up'));
  }
  for (const { redis } of nodes) {
    await until(async () => String(await redis.cluster('INFO')).includes('cluster_state:ok'));
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => assert(await isSo()), { timeout: 20_000, interval: 50 });
}

async function startNode(directory: string): Promise<Node> {
  const [port, busPort] = [await freePort(), await freePort()];
  const process = await launchRedis([
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', ''],
    ...['--dbfilename', `${port}.rdb`, '--cluster-enabled', 'yes', '--cluster-port', String(busPort)],
    ...['--cluster-config-file', `${port}.conf`, '--cluster-node-timeout', String(NODE_TIMEOUT_MS)],
    ...['--repl-diskless-sync-delay', '0', '--cluster-require-full-coverage', 'no'],
  ]);
  return { port, busPort, process, redis: new Redis(port, '127.0.0.1') };
}

/** An even part of the slots, and an epoch of its own, so that the masters need not settle whose slots are newer. */
async function giveSlots({ redis }: Node, index: number): Promise<void> {
  const from = Math.floor((index * SLOTS) / MASTERS);
  const to = Math.floor(((index + 1) * SLOTS) / MASTERS) - 1;
  await redis.call('CLUSTER', 'ADDSLOTSRANGE', String(from), String(to));
  await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', String(index + 1));
}
