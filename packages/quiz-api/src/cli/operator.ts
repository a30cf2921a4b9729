import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandName, commandPath, commandSpecs, loadUser } from '../operator/command-specs.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
/** Players of one request of `load-users`. */
const LOAD_BATCH = 200;

/** A sentence for the operator instead of a stack. */
class Usage extends Error {}

/** `pnpm operator <command> …`: sends a command to the running quiz-api and prints its answer as JSON. */
async function main(words: string[]): Promise<void> {
  const name = commandOf(words);
  if (name === undefined) {
    if (words.length === 0 || words.includes('--help')) return void process.stdout.write(overview());
    throw new Usage(`There is no command "${words.join(' ')}".\n\n${overview()}`);
  }
  const rest = words.slice(name.split(' ').length);
  if (rest.includes('--help')) return void process.stdout.write(helpOf(name));
  const given = readArguments(name, rest);
  if (name === 'load-users') return createLoadUsers(given);
  console.log(JSON.stringify(await send(name, given), null, 2));
}

/** The longest command whose words begin the line. */
function commandOf(words: readonly string[]): CommandName | undefined {
  const line = `${words.join(' ')} `;
  return commandNames().find((name) => line.startsWith(`${name} `));
}

function commandNames(): CommandName[] {
  return Object.keys(commandSpecs) as CommandName[];
}

function readArguments(name: CommandName, words: string[]): Record<string, string> {
  const { arguments: schema, positional } = commandSpecs[name];
  const places: readonly string[] = positional;
  const options = [...Object.keys(schema.shape), ...cliOptionsOf(name)].filter(
    (key) => !places.includes(key),
  );
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: Object.fromEntries(options.map((key) => [key, { type: 'string' as const }])),
  });
  if (positionals.length > places.length) throw new Usage(helpOf(name));
  const placed = positionals.map((value, index) => [places[index] ?? '', value]);
  return { ...Object.fromEntries(placed), ...(values as Record<string, string>) };
}

/** What the command line itself acts on, and does not send. */
function cliOptionsOf(name: CommandName): string[] {
  return name === 'load-users' ? ['out'] : [];
}

/** In batches, so that no request takes long; the tokens go to a file, never to the terminal. */
async function createLoadUsers({ count, coins, out }: Record<string, string>): Promise<void> {
  const wanted = Number(count);
  if (!Number.isInteger(wanted) || wanted < 1 || out === undefined) throw new Usage(helpOf('load-users'));
  const users: unknown[] = [];
  while (users.length < wanted) {
    const batch = { count: Math.min(LOAD_BATCH, wanted - users.length), coins: coins ?? '0' };
    const answer = await send('load-users', batch);
    users.push(...loadUser.array().parse((answer as { users: unknown }).users));
  }
  writeFileSync(out, JSON.stringify(users), { mode: 0o600 });
  console.log(`${users.length} players with their tokens are in ${out}`);
}

async function send(name: CommandName, given: object): Promise<unknown> {
  const address = process.env.QUIZ_API_URL ?? 'http://127.0.0.1:8081';
  const response = await fetch(`${address}${commandPath(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey()}`, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  }).catch(() => {
    throw new Usage(`Nothing answers at ${address}. Start the game, or name its backend in QUIZ_API_URL.`);
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Usage(String((answer as { error?: unknown }).error ?? response.statusText));
  return answer;
}

function operatorKey(): string {
  if (process.env.OPERATOR_KEY) return process.env.OPERATOR_KEY;
  const path = join(process.env.DATA_DIR ?? join(REPOSITORY, '.data'), 'secrets.json');
  if (!existsSync(path)) throw new Usage(`Set OPERATOR_KEY: there is no ${path} to read it from.`);
  return String((JSON.parse(readFileSync(path, 'utf8')) as { OPERATOR_KEY?: string }).OPERATOR_KEY ?? '');
}

function overview(): string {
  const width = Math.max(...commandNames().map((name) => name.length));
  const lines = commandNames().map((name) => `  ${name.padEnd(width)}   ${commandSpecs[name].about}`);
  return `pnpm operator <command> [--help]\n\n${lines.join('\n')}\n
  QUIZ_API_URL   address of the backend   (default http://127.0.0.1:8081)
  OPERATOR_KEY   its operator key         (default: from secrets.json in DATA_DIR, default .data)
`;
}

function helpOf(name: CommandName): string {
  const { about, arguments: schema, positional } = commandSpecs[name];
  const places: readonly string[] = positional;
  const fields = Object.entries(schema.shape) as [string, { description?: string; isOptional(): boolean }][];
  const described = fields.map(([key, field]) => {
    const shown = places.includes(key) ? `<${key}>` : `--${key} …`;
    return `  ${shown.padEnd(14)} ${[field.description, field.isOptional() && '(optional)'].filter(Boolean).join(' ')}`;
  });
  const more = name === 'load-users' ? ['  --out FILE     where the players and their tokens go (JSON)'] : [];
  const synopsis = [name, ...places.map((key) => `<${key}>`)].join(' ');
  return `pnpm operator ${synopsis}\n  ${about}\n\n${[...described, ...more].join('\n')}\n`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = error instanceof Usage || (error instanceof Error && 'code' in error);
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
