import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/arena/free-port.ts';
import { startLocalStores } from '../../scripts/arena/local-stores.ts';
import { findPostgresBin } from '../../scripts/testing/system-packages.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'quiz-arena-stores-'));
// PostgreSQL's own user goes through it when root runs the test.
chmodSync(dataDir, 0o755);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function query(url: string, sql: string): string {
  return execFileSync(join(findPostgresBin() ?? '', 'psql'), [url, '-Atc', sql], { encoding: 'utf8' }).trim();
}

it('keeps what was written in Redis and in PostgreSQL from one start to the next', async () => {
  const ports = { redisPort: await findFreePort(), postgresPort: await findFreePort() };
  const told: string[] = [];
  const start = () => startLocalStores({ dataDir, ...ports, report: (line) => told.push(line) });

  const first = await start();
  const redis = new Redis(first.redisUrl);
  expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
  expect(await redis.config('GET', 'appendonly')).toEqual(['appendonly', 'yes']);
  await redis.set('room', 'kept');
  redis.disconnect();
  query(first.databaseUrl, "create table coins as select 'kept' as word");
  expect(query(first.databaseUrl, 'show fsync')).toBe('on');
  await first.stop();

  const second = await start();
  const again = new Redis(second.redisUrl);
  expect(await again.get('room')).toBe('kept');
  again.disconnect();
  expect(query(second.databaseUrl, 'select word from coins')).toBe('kept');
  await second.stop();
  expect(told).toHaveLength(4);
}, 60_000);
