import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createBattleNodePool } from './battle-node-pool.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(close));
});

async function startNode() {
  const node = {
    status: 200,
    server: createServer((_request, response) => response.writeHead(node.status).end()),
  };
  servers.push(node.server);
  await new Promise<void>((listening) => {
    node.server.listen(0, '127.0.0.1', listening);
  });
  return Object.assign(node, { url: `http://127.0.0.1:${(node.server.address() as AddressInfo).port}` });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => {
    server.close(() => closed());
  });
}

describe('the pool of battle nodes', () => {
  it('has the nodes that are ready, without the one that drains, and takes it back', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const pool = createBattleNodePool([one.url, two.url]);
    expect(pool.urls()).toEqual([]);
    await pool.refresh();
    expect(new Set(pool.urls())).toEqual(new Set([one.url, two.url]));
    one.status = 503;
    await pool.refresh();
    expect(pool.urls()).toEqual([two.url]);
    one.status = 200;
    await pool.refresh();
    expect(pool.urls()).toHaveLength(2);
  });

  it('leaves out a node that has died', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const pool = createBattleNodePool([one.url, two.url]);
    await close(one.server);
    await pool.refresh();
    expect(pool.urls()).toEqual([two.url]);
  });

  it('finds the nodes behind a name, and none behind a name that nobody knows', async () => {
    const node = await startNode();
    const named = node.url.replace('127.0.0.1', 'localhost');
    const pool = createBattleNodePool([named, 'http://no-such-node.invalid:1']);
    await pool.refresh();
    expect(pool.urls()).toEqual([node.url]);
  });
});
