import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const directory = mkdtempSync(join(tmpdir(), 'battle-config-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const secret = 'a-secret-of-the-tests-0123456789';
const production = { NODE_ENV: 'production', SERVICE_KEY: secret, OPERATOR_KEY: secret };

describe('readConfig', () => {
  it('takes a complete production environment', () => {
    const config = readConfig({
      ...production,
      QUIZ_API_URL: 'http://quiz-api:8081/',
      ORIGINS: 'https://a.b, https://c.d',
    });
    expect(config).toMatchObject({
      PORT: 8082,
      QUIZ_API_URL: 'http://quiz-api:8081',
      ORIGINS: ['https://a.b', 'https://c.d'],
      settings: defaultBattleSettings,
    });
  });

  it('takes one Redis, or several nodes of a cluster', () => {
    const redisUrl = (REDIS_URL: string) => readConfig({ ...production, REDIS_URL }).REDIS_URL;
    expect(redisUrl('rediss://user:word@redis')).toEqual(['rediss://user:word@redis']);
    expect(redisUrl('redis://a:6379, redis://b:6379')).toEqual(['redis://a:6379', 'redis://b:6379']);
    expect(readConfig(production).REDIS_URL).toBeUndefined();
  });

  it.each(['SERVICE_KEY', 'OPERATOR_KEY'])('stops in production without %s and names it', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name);
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(name);
    for (const weak of ['short', 'x'.repeat(64)]) {
      expect(() => readConfig({ ...production, [name]: weak })).toThrow(name);
    }
  });

  it.each([
    ['PORT', 'eighty'],
    ['REDIS_URL', 'http://redis'],
    ['REDIS_URL', 'redis://a:6379,b:6379'],
    ['QUIZ_API_URL', 'quiz-api'],
    ['TRUSTED_PROXIES', 'proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['BATTLE_QUESTION_MS', '1.5'],
    ['BATTLE_REVEAL_MS', '-1'],
  ])('names a malformed %s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(name);
  });

  it('overrides single numbers of a battle', () => {
    const given = { BATTLE_QUESTION_MS: '2000', BATTLE_PAIRS_PER_DAY: '9' };
    const { settings, overrides } = readConfig({ ...production, ...given });
    expect(overrides).toEqual({ questionMs: 2_000, pairsPerDay: 9 });
    expect(settings).toEqual({ ...defaultBattleSettings, ...overrides });
  });

  it('makes the secrets of a developer once, for their owner alone, beside those of the quiz backend', () => {
    const first = readConfig({ DATA_DIR: directory });
    expect(readConfig({ DATA_DIR: directory })).toEqual(first);
    expect(first.SERVICE_KEY).not.toBe(first.OPERATOR_KEY);
    const path = join(directory, 'secrets.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      SERVICE_KEY: first.SERVICE_KEY,
      OPERATOR_KEY: first.OPERATOR_KEY,
    });
  });
});
