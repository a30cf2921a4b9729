import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './arena/build-web.ts';
import { isPortFree } from './arena/free-port.ts';
import { type ArenaPorts, startArena } from './arena/start-arena.ts';

const HELP = `npm start [-- options]
  Runs Quiz Arena on this machine: web client, quiz backend, battle server and a local sign-in service.

  --port N           address of the game             (PORT, default 8080)
  --battle-nodes N   battle nodes behind it          (default 1; more than one needs REDIS_URL)
  --data DIR         where everything is kept        (default .data)
  --help

  REDIS_URL          battles live on this Redis      (default: in the node's memory)
  DATABASE_URL       players live on this PostgreSQL (default: embedded, in the data folder)
  API_PORT 8081 · BATTLE_PORT 8082, 8083 … · EMULATOR_PORT 9099
`;

const root = join(import.meta.dirname, '..');
const startedAt = Date.now();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'battle-nodes': { type: 'string', default: '1' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const nodes = wholeNumber('--battle-nodes', values['battle-nodes'], 1, 16);
  const redisUrl = process.env.REDIS_URL;
  if (nodes > 1 && redisUrl === undefined) {
    throw new Error('Several battle nodes meet on a Redis: set REDIS_URL, or start with one node.');
  }
  const ports = readPorts(values.port, nodes);
  await refuseTakenPorts(ports);
  say('Quiz Arena is starting …');
  say(
    (await buildWeb(root)) === 'built'
      ? 'web client is built'
      : 'web client is unchanged since the last build',
  );
  const arena = await startArena({
    root,
    dataDir: values.data ?? join(root, '.data'),
    ports,
    redisUrl,
    databaseUrl: process.env.DATABASE_URL,
    env: firebaseEnvironment(),
    report: say,
  });
  process.stdout.write(
    `\n  Quiz Arena is ready: ${arena.url}\n  Ctrl-C stops it. Logs and data: ${values.data ?? '.data'}/\n\n`,
  );
  stopOnSignal(() => arena.stop());
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

async function refuseTakenPorts(ports: ArenaPorts): Promise<void> {
  const wanted: [string, number][] = [
    ['the game (--port)', ports.front],
    ['quiz-api (API_PORT)', ports.api],
    ['the sign-in emulator (EMULATOR_PORT)', ports.emulator],
    ['the sign-in emulator (EMULATOR_PORT + 1)', ports.emulatorHub],
    ['the sign-in emulator (EMULATOR_PORT + 2)', ports.emulatorLogging],
    ...ports.battle.map((port): [string, number] => ['the battle server (BATTLE_PORT)', port]),
  ];
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
