import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readAccounts } from './given-deployment.ts';

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
