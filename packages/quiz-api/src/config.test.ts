import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const directory = mkdtempSync(join(tmpdir(), 'quiz-api-config-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const secret = 'x'.repeat(32);
const production = {
  NODE_ENV: 'production',
  DATA_DIR: directory,
  API_TOKEN_SECRET: secret,
  SERVICE_KEY: secret,
  OPERATOR_KEY: secret,
  ERASURE_SECRET: secret,
  FIREBASE_PROJECT_ID: 'quiz',
  FIREBASE_API_KEY: 'key',
  PUBLIC_URL: 'https://quiz.example',
  ORIGINS: 'https://quiz.example',
};

describe('readConfig in production', () => {
  it('takes a complete environment', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, ORIGINS: ['https://quiz.example'] });
  });

  it.each(Object.keys(production).slice(2))('stops without %s and names it', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name);
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(name);
  });

  it('stops with the sign-in emulator', () => {
    const env = { ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(() => readConfig(env)).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
  });

  it('stops with a short secret', () => {
    expect(() => readConfig({ ...production, SERVICE_KEY: 'short' })).toThrow('SERVICE_KEY');
  });
});

describe('readConfig in development', () => {
  it('makes secrets once, for their owner alone', () => {
    const first = readConfig({ DATA_DIR: directory });
    const second = readConfig({ DATA_DIR: directory });
    expect(second).toEqual(first);
    expect(first.SERVICE_KEY).not.toBe(first.OPERATOR_KEY);
    const path = join(directory, 'secrets.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, 'utf8')).SERVICE_KEY).toBe(first.SERVICE_KEY);
  });

  it('keeps the embedded database in the data directory', () => {
    expect(readConfig({ DATA_DIR: directory }).DATABASE_URL).toBe(`pglite:${join(directory, 'database')}`);
  });
});
