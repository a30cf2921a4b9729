import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const directory = mkdtempSync(join(tmpdir(), 'quiz-api-config-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const secretOf = (name: string) => `${name}-0123456789-0123456789-0123456789`;
const production = {
  NODE_ENV: 'production',
  DATA_DIR: directory,
  API_TOKEN_SECRET: secretOf('api'),
  SERVICE_KEY: secretOf('service'),
  OPERATOR_KEY: secretOf('operator'),
  ERASURE_SECRET: secretOf('erasure'),
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

  it.each(['short', 'x'.repeat(64), 'abcabc'.repeat(10)])('stops with the weak secret %s', (SERVICE_KEY) => {
    expect(() => readConfig({ ...production, SERVICE_KEY })).toThrow('SERVICE_KEY');
  });

  it('stops when one secret stands for two', () => {
    const { SERVICE_KEY } = production;
    expect(() => readConfig({ ...production, API_TOKEN_SECRET: SERVICE_KEY })).toThrow('API_TOKEN_SECRET');
    expect(() => readConfig({ ...production, ERASURE_SECRET: SERVICE_KEY })).toThrow('SERVICE_KEY');
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
