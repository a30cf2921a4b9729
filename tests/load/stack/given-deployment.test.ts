import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { BadOption } from '../bad-option.ts';
import { letIn, readAccounts } from './given-deployment.ts';

const folder = mkdtempSync(join(tmpdir(), 'quiz-arena-tokens-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: unknown): string {
  const file = join(folder, 'players.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('takes as many players as are wanted from what load-users writes', () => {
  const file = fileOf([
    { user_id: '7', name: 'Load 7', api_token: 'seven' },
    { user_id: '8', name: 'Load 8', api_token: 'eight' },
  ]);
  expect(readAccounts(file, 1)).toEqual([{ id: '7', token: 'seven' }]);
  expect(() => readAccounts(file, 3)).toThrow('has 2 players, 3 are wanted');
});

it('says what is wrong with a file that is none', () => {
  expect(() => readAccounts(join(folder, 'none.json'), 1)).toThrow('There is no tokens file');
  expect(() => readAccounts(fileOf({}), 1)).toThrow('is no list of players');
  expect(() => readAccounts(fileOf([{ user_id: '7' }]), 1)).toThrow('without user_id and api_token');
});

it('says that a file holds no list of players, also when it is no JSON', () => {
  const file = join(folder, 'text.json');
  writeFileSync(file, '# Players');
  expect(() => readAccounts(file, 1)).toThrow(BadOption);
});

/** The address of a server that listens until the test is over. */
async function serve(server: Server): Promise<string> {
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

it('says at once that nothing lets players in at an address', async () => {
  const server = createServer((_, response) => response.writeHead(404).end('nothing here'));
  const url = await serve(server);
  await expect(letIn(url, 'token')).rejects.toThrow(BadOption);
  server.close();
  await once(server, 'close');
  await expect(letIn(url, 'token')).rejects.toThrow(/no battle to enter at .*ECONNREFUSED/);
});

it('does not wait for ever for what never answers', async () => {
  const url = await serve(createServer().on('upgrade', () => undefined));
  await expect(letIn(url, 'token', 50)).rejects.toThrow('no answer within 0.05 s');
});
