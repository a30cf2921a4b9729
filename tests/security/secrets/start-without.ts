import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tried } from '../report/security-row.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** A server that has not refused by then has started. */
const REFUSED_WITHIN_MS = 60_000;

type Env = Readonly<Record<string, string>>;

interface Start {
  readonly what: string;
  readonly script: string;
  readonly env: Env;
  /** The variable that the refusal names. */
  readonly names: string;
}

const secretOf = () => randomBytes(32).toString('hex');

const apiEnv: Env = {
  API_TOKEN_SECRET: secretOf(),
  SERVICE_KEY: secretOf(),
  OPERATOR_KEY: secretOf(),
  ERASURE_SECRET: secretOf(),
  FIREBASE_PROJECT_ID: 'quiz-of-tests',
  FIREBASE_API_KEY: 'key-of-tests',
  PUBLIC_URL: 'https://quiz.test',
  ORIGINS: 'https://quiz.test',
};
const battleEnv: Env = { SERVICE_KEY: secretOf(), OPERATOR_KEY: secretOf() };
const scripts = {
  'quiz-api': 'packages/quiz-api/src/main.ts',
  'battle-server': 'battle-server/src/main.ts',
} as const;

function starts(server: keyof typeof scripts, whole: Env, secrets: readonly string[]): Start[] {
  const script = scripts[server];
  const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
  return [
    ...Object.keys(whole).map((name) => ({
      what: `${server} without ${name}`,
      script,
      env: without(name),
      names: name,
    })),
    ...secrets.flatMap((name) => [
      { what: `${server} with a short ${name}`, script, env: { ...whole, [name]: 'changeme' }, names: name },
      {
        what: `${server} with a weak ${name}`,
        script,
        env: { ...whole, [name]: 'x'.repeat(40) },
        names: name,
      },
    ]),
  ];
}

/** Starts both servers in production without a secret, with a bad one, with the sign-in emulator: each must refuse. */
export async function startWithout(): Promise<Tried> {
  const emulator = 'FIREBASE_AUTH_EMULATOR_HOST';
  const { SERVICE_KEY = '' } = apiEnv;
  const script = scripts['quiz-api'];
  const all: Start[] = [
    ...starts('quiz-api', apiEnv, ['API_TOKEN_SECRET', 'SERVICE_KEY', 'OPERATOR_KEY', 'ERASURE_SECRET']),
    ...starts('battle-server', battleEnv, ['SERVICE_KEY', 'OPERATOR_KEY']),
    {
      what: 'quiz-api with the sign-in emulator',
      script,
      env: { ...apiEnv, [emulator]: '127.0.0.1:9' },
      names: emulator,
    },
    {
      what: 'quiz-api with one secret for two',
      script,
      env: { ...apiEnv, API_TOKEN_SECRET: SERVICE_KEY },
      names: 'API_TOKEN_SECRET',
    },
  ];
  const faults: string[] = [];
  for (const start of all) faults.push(...(await refusalOf(start)));
  return { cases: all.length, faults };
}

async function refusalOf({ what, script, env, names }: Start): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'quiz-arena-start-'));
  const server = spawn(process.execPath, [join(ROOT, script)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: directory, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  }
  const timer = setTimeout(() => server.kill('SIGKILL'), REFUSED_WITHIN_MS);
  const [code] = await once(server, 'close');
  clearTimeout(timer);
  const hasMade = existsSync(join(directory, 'secrets.json'));
  rmSync(directory, { recursive: true, force: true });
  const secrets = Object.entries(env).filter(
    ([name]) => /SECRET|KEY/.test(name) && !name.startsWith('FIREBASE'),
  );
  return [
    ...(code === 1 ? [] : [`${what}: it starts`]),
    ...(said.includes(names) ? [] : [`${what}: the refusal does not name ${names}`]),
    ...(secrets.some(([, value]) => value.length > 20 && said.includes(value))
      ? [`${what}: the refusal tells a secret`]
      : []),
    ...(hasMade ? [`${what}: a secret was made up`] : []),
  ];
}
