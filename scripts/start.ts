import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './arena/build-web.ts';
import { isPortFree } from './arena/free-port.ts';
import { type LocalStores, startLocalStores } from './arena/local-stores.ts';
import { type ArenaPorts, startArena } from './arena/start-arena.ts';

const HELP = `npm start [-- options]
  Runs Quiz Arena on this machine: web client, quiz backend, battle server and a local sign-in service.

  --port N           address of the game             (PORT, default 8080)
  --battle-nodes N   battle nodes behind it          (default 1; more than one need --stores or REDIS_URL)
  --stores           with a redis-server and a PostgreSQL of its own, kept in the data folder
  --data DIR         where everything is kept        (default .data)
  --help

  REDIS_URL          battles live on this Redis      (default: in the node's memory)
  DATABASE_URL       players live on this PostgreSQL (default: embedded, in the data folder)
  API_PORT 8081 · BATTLE_PORT 8082, 8083 … · EMULATOR_PORT 9099 · REDIS_PORT 6390 · POSTGRES_PORT 5490
`;

const root = join(import.meta.dirname, '..');
const startedAt = Date.now();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'battle-nodes': { type: 'string', default: '1' },
      stores: { type: 'boolean', default: false },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const nodes = wholeNumber('--battle-nodes', values['battle-nodes'], 1, 16);
  if (nodes > 1 && !values.stores && process.env.REDIS_URL === undefined) {
    throw new Error(
      'Several battle nodes meet on a Redis: add --stores, set REDIS_URL, or start with one node.',
    );
  }
  const ports = readPorts(values.port, nodes);
  await refuseTakenPorts(wantedPorts(ports));
  say('Quiz Arena is starting …');
  say(
    (await buildWeb(root)) === 'built'
      ? 'web client is built'
      : 'web client is unchanged since the last build',
  );
  const dataDir = resolve(values.data ?? join(root, '.data'));
  const stores = values.stores ? await startStores(dataDir) : undefined;
  const arena = await startArena({
    root,
    dataDir,
    ports,
    redisUrl: stores?.redisUrl ?? process.env.REDIS_URL,
    databaseUrl: stores?.databaseUrl ?? process.env.DATABASE_URL,
    env: firebaseEnvironment(),
    report: say,
  }).catch(async (error: unknown) => {
    await stores?.stop();
    throw error;
  });
  process.stdout.write(
    `\n  Quiz Arena is ready: ${arena.url}\n  Ctrl-C stops it. Logs and data: ${values.data ?? '.data'}/\n\n`,
  );
  stopOnSignal(async () => {
    await arena.stop();
    await stores?.stop();
  });
}

async function startStores(dataDir: string): Promise<LocalStores> {
  const redisPort = wholeNumber('REDIS_PORT', process.env.REDIS_PORT ?? '6390', 1, 65_000);
  const postgresPort = wholeNumber('POSTGRES_PORT', process.env.POSTGRES_PORT ?? '5490', 1, 65_000);
  await refuseTakenPorts([
    ['Redis (REDIS_PORT)', redisPort],
    ['PostgreSQL (POSTGRES_PORT)', postgresPort],
  ]);
  return await startLocalStores({ dataDir, redisPort, postgresPort, report: say });
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    say('stopping …');
    void stop().then(() => {
      say('stopped');
      process.exit(0);
    });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function readPorts(port: string | undefined, nodes: number): ArenaPorts {
  const read = (name: string, value: string | undefined, fallback: number) =>
    wholeNumber(name, value ?? String(fallback), 1, 65_000);
  const emulator = read('EMULATOR_PORT', process.env.EMULATOR_PORT, 9099);
  const battle = read('BATTLE_PORT', process.env.BATTLE_PORT, 8082);
  return {
    front: read('--port', port ?? process.env.PORT, 8080),
    api: read('API_PORT', process.env.API_PORT, 8081),
    battle: Array.from({ length: nodes }, (_, index) => battle + index),
    emulator,
    emulatorHub: emulator + 1,
    emulatorLogging: emulator + 2,
  };
}

function wantedPorts(ports: ArenaPorts): [string, number][] {
  return [
    ['the game (--port)', ports.front],
    ['quiz-api (API_PORT)', ports.api],
    ['the sign-in emulator (EMULATOR_PORT)', ports.emulator],
    ['the sign-in emulator (EMULATOR_PORT + 1)', ports.emulatorHub],
    ['the sign-in emulator (EMULATOR_PORT + 2)', ports.emulatorLogging],
    ...ports.battle.map((port): [string, number] => ['the battle server (BATTLE_PORT)', port]),
  ];
}

async function refuseTakenPorts(wanted: readonly [string, number][]): Promise<void> {
  for (const [name, port] of wanted) {
    if (!(await isPortFree(port))) {
      throw new Error(`Port ${port}, meant for ${name}, is in use: stop what uses it or choose another.`);
    }
  }
}

/** A real sign-in project is configured through FIREBASE_… variables; without them the local emulator is used. */
function firebaseEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => name.startsWith('FIREBASE_'));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

function say(line: string): void {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
