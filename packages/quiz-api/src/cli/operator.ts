import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type CommandName, commandSpecs } from '../operator/command-specs.ts';
import { type FileCommand, fileCommands } from './file-commands.ts';
import { send } from './operator-client.ts';
import { printAnswer } from './print-answer.ts';
import { Usage } from './usage.ts';

type Command = Omit<FileCommand, 'run'>;

/** Commands that carry files do so here; the others are sent as they are. */
const commands: Readonly<Record<string, Command>> = { ...commandSpecs, ...fileCommands };
/** Options that every command has. */
const common = { json: { type: 'boolean' }, once: { type: 'string' } } as const;

/** `pnpm operator <command> …`: sends a command to the running quiz-api and prints its answer. */
async function main(words: string[]): Promise<void> {
  const name = commandOf(words);
  if (name === undefined) {
    if (words.length === 0 || words.includes('--help')) return void process.stdout.write(overview());
    throw new Usage(`There is no command "${words.join(' ')}".\n\n${overview()}`);
  }
  const rest = words.slice(name.split(' ').length);
  if (rest.includes('--help')) return void process.stdout.write(helpOf(name));
  const { given, isJson, onceKey } = readArguments(name, rest);
  const answer = await carryOut(name, given, onceKey);
  console.log(isJson ? JSON.stringify(answer, null, 2) : printAnswer(answer));
}

/** The arguments of a file command are checked here, those of the others by the server. */
async function carryOut(name: string, given: object, onceKey: string | undefined): Promise<unknown> {
  const command = fileCommands[name];
  if (command === undefined) return await send(name as CommandName, given, onceKey);
  const parsed = command.arguments.safeParse(given);
  if (!parsed.success) throw new Usage(`${z.prettifyError(parsed.error)}\n\n${helpOf(name)}`);
  // Each file command takes what its own schema gives; which one that is, is known by name, not to the types.
  return await command.run(parsed.data as never, onceKey);
}

/** The command whose words begin the line. */
function commandOf(words: readonly string[]): string | undefined {
  const line = `${words.join(' ')} `;
  return Object.keys(commands).find((name) => line.startsWith(`${name} `));
}

function readArguments(name: string, words: string[]) {
  const { arguments: schema, positional: places } = getCommand(name);
  const typeOf = (key: string) => (isFlag(schema.shape[key]) ? ('boolean' as const) : ('string' as const));
  const named = Object.keys(schema.shape).filter((key) => !places.includes(key));
  const { values, positionals } = parseArgs({
    args: words.map(hideSign),
    allowPositionals: true,
    options: { ...Object.fromEntries(named.map((key) => [key, { type: typeOf(key) }])), ...common },
  });
  if (positionals.length > places.length) throw new Usage(helpOf(name));
  const { json: isJson = false, once: onceKey, ...options } = values;
  const placed = positionals.map((value, index) => [places[index] ?? '', showSign(value)]);
  return {
    given: { ...Object.fromEntries(placed), ...options },
    isJson: isJson === true,
    onceKey: text(onceKey),
  };
}

/** A negative number is no option: its sign is hidden from the reader of options. */
function hideSign(word: string): string {
  return word.replace(/^-(?=\d+$)/, '−');
}

function showSign(word: string): string {
  return word.replace(/^−(?=\d+$)/, '-');
}

/** A yes or no is told by the option alone: `--strict`. */
function isFlag(field: unknown): boolean {
  return field instanceof z.ZodDefault && field.unwrap() instanceof z.ZodBoolean;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function getCommand(name: string): Command {
  const command = commands[name];
  if (command === undefined) throw new Usage(overview());
  return command;
}

function overview(): string {
  const names = Object.keys(commands).sort();
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => `  ${name.padEnd(width)}   ${getCommand(name).about}`);
  return `pnpm operator <command> [--help] [--json] [--once KEY]\n\n${lines.join('\n')}\n
  --json        prints the answer as JSON
  --once KEY    carries a command out once, however often it is sent with this key: for scripts and retries

  QUIZ_API_URL  address of the backend   (default http://127.0.0.1:8081)
  OPERATOR_KEY  its operator key         (default: from secrets.json in DATA_DIR, default .data)

The game must be running. Whatever a command does is written down: pnpm operator audit.
`;
}

function helpOf(name: string): string {
  const { about, arguments: schema, positional: places } = getCommand(name);
  const fields = Object.entries(schema.shape) as [string, { description?: string; isOptional(): boolean }][];
  const described = fields.map(([key, field]) => {
    const shown = places.includes(key) ? `<${key}>` : `--${key}${isFlag(field) ? '' : ' …'}`;
    return `  ${shown.padEnd(18)} ${[field.description, field.isOptional() && '(optional)'].filter(Boolean).join(' ')}`;
  });
  const synopsis = [name, ...places.map((key) => `<${key}>`)].join(' ');
  return `pnpm operator ${synopsis} [--json] [--once KEY]\n  ${about}\n\n${described.join('\n')}\n`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof Usage ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE'));
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
