import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadOption } from './bad-option.ts';
import type { LoadPlan } from './engine/load-profile.ts';
import { isProfile, type ProfileName, profileOf, profiles } from './engine/profiles.ts';
import { type BarName, type BarRow, bars, type Figures } from './report/bars.ts';

/** What a run is asked to do. */
export interface LoadOptions {
  readonly profile: ProfileName;
  readonly plan: LoadPlan;
  readonly client: 'light' | 'socket.io';
  /** Null: a stack of its own. */
  readonly url: string | null;
  readonly tokens: string | null;
  readonly battleNodes: number;
  readonly store: 'redis' | 'memory';
  readonly strictPlayers: number;
  readonly languageId: string;
  readonly limits: Figures;
  readonly json: string | null;
  readonly html: string | null;
  /** Folder of the nodes' CPU profiles. */
  readonly cpuProfile: string | null;
  readonly env: Readonly<Record<string, string>>;
}

const text = { type: 'string' } as const;
const barNames = Object.keys(bars) as BarName[];

const options = {
  url: text,
  tokens: text,
  client: text,
  players: text,
  joins: text,
  seconds: text,
  think: text,
  rate: text,
  end: text,
  'battle-nodes': text,
  store: text,
  set: { type: 'string', multiple: true },
  strict: text,
  language: text,
  json: text,
  html: text,
  profile: text,
  'cpu-profile': text,
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

export function helpText(): string {
  const width = Math.max(...Object.keys(profiles).map((name) => name.length));
  const listed = Object.entries(profiles).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  const limits = barNames.map((name) => {
    const { flag, what, unit, ...rest }: BarRow = bars[name];
    return `  ${`--${flag} N`.padEnd(22)} ${what}${unit && `, ${unit}`}: ${rest.isLeast ? 'at least' : 'at most'} N`;
  });
  return `pnpm load [--profile NAME] [options]
  Plays battles with thousands of players from this process, over the real protocol, and checks that nothing was lost.
  Without --url it starts a stack of its own: quiz-api on PostgreSQL, battle nodes on Redis; both are gone afterwards.

Profiles (without one: random)
${listed.join('\n')}

Where
  --url URL              a deployment: its address, or that of a battle node
  --tokens FILE          its players, from \`pnpm operator load-users --count N --coins 1000 --out FILE\`
  --battle-nodes N       nodes of the own stack (1)
  --store redis|memory   of the own stack; memory needs neither Redis nor PostgreSQL (redis)
  --set NAME=VALUE       environment of the own battle nodes, again and again

How much
  --players N            who play at the same time
  --joins N              who come in a second; they come on time, whatever becomes of those before them
  --seconds N            how long it is measured; of a ramp: each step
  --think FROM-TO        how long a player thinks, ms
  --rate N               of a ramp: answers a second at its end
  --end play|leave       battles that run at the end are played out, or left
  --client socket.io     the official client instead of the light driver (some 500 players a core)
  --language ID          of the questions (14)
  --strict N             players whose every frame is held against the contract (200)

What comes of it
  --json FILE            all figures
  --html FILE            a report with charts, one file
  --cpu-profile DIR      CPU profiles of the own battle nodes
${limits.join('\n')}
  Limits default to those of the profile; "none" takes one away. Ends with 1 when one is missed, 2 for bad options and
  a deployment that lets nobody in.
  The operator is asked for the ledger's check afterwards: QUIZ_API_URL and OPERATOR_KEY, or DATA_DIR, name it.
`;
}

/** @throws BadOption; 'help' when that is wanted */
export function readOptions(args: readonly string[]): LoadOptions | 'help' {
  const limitOptions = Object.fromEntries(barNames.map((name) => [bars[name].flag, text]));
  const { values, positionals } = parse(args, { ...options, ...limitOptions });
  const given = new Map(Object.entries(values));
  if (given.get('help') === true) return 'help';
  const word = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : null;
  };
  const [profile = 'random', ...others] = [word('profile') ?? [], positionals].flat();
  if (others.length > 0) throw new BadOption(`One profile at a time: what is "${others.join(' ')}"?`);
  if (!isProfile(profile))
    throw new BadOption(`There is no profile "${profile}": ${Object.keys(profiles).join(', ')}.`);
  const { defaults, bars: own } = profileOf(profile);
  const number = (name: string, fallback: number, from: number, to: number) =>
    numberOf(name, word(name) ?? String(fallback), from, to);
  const url = word('url');
  const chosen: LoadOptions = {
    profile,
    plan: {
      end: oneOf('end', word('end') ?? defaults.end, ['play', 'leave']),
      players: Math.round(number('players', defaults.players, 2, 100_000)),
      joinsPerSecond: number('joins', defaults.joinsPerSecond, 0.1, 100_000),
      seconds: number('seconds', defaults.seconds, 0.1, 604_800),
      thinkMs: word('think') === null ? defaults.thinkMs : rangeOf(word('think') ?? ''),
      answersPerSecond: number('rate', defaults.answersPerSecond, 0, 1_000_000),
    },
    client: oneOf('client', word('client') ?? 'light', ['light', 'socket.io']),
    url: url === null ? null : addressOf(url),
    tokens: word('tokens'),
    battleNodes: Math.round(number('battle-nodes', 1, 1, 32)),
    store: oneOf('store', word('store') ?? 'redis', ['redis', 'memory']),
    strictPlayers: number('strict', 200, 0, 100_000),
    languageId: word('language') ?? '14',
    limits: limitsOf(word, own),
    json: word('json'),
    html: word('html'),
    cpuProfile: word('cpu-profile'),
    env: environmentOf(given.get('set')),
  };
  checkTogether(chosen, word);
  return chosen;
}

function parse(args: readonly string[], known: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    throw new BadOption(error instanceof Error ? error.message : String(error));
  }
}

function checkTogether(
  { url, tokens, store, battleNodes }: LoadOptions,
  word: (name: string) => string | null,
): void {
  if (url !== null && tokens === null)
    throw new BadOption('--url needs --tokens: the file that `pnpm operator load-users` has written.');
  if (tokens !== null && url === null)
    throw new BadOption('--tokens belongs to --url: a stack of its own has its own players.');
  if (tokens !== null && !existsSync(tokens)) throw new BadOption(`There is no file ${tokens}.`);
  const own = ['battle-nodes', 'store', 'cpu-profile'].find((name) => url !== null && word(name) !== null);
  if (own !== undefined) throw new BadOption(`--${own} is of a stack of its own: it does not go with --url.`);
  if (store === 'memory' && battleNodes > 1)
    throw new BadOption('Battles in memory live on one node: more than one need --store redis.');
}

function limitsOf(word: (name: string) => string | null, own: Figures): Figures {
  const named = barNames.map((name) => {
    const given = word(bars[name].flag);
    if (given === 'none') return [name, undefined] as const;
    if (given === null) return [name, own[name]] as const;
    return [name, numberOf(bars[name].flag, given, 0, Number.MAX_SAFE_INTEGER)] as const;
  });
  return Object.fromEntries(named.filter(([, limit]) => limit !== undefined));
}

function numberOf(name: string, value: string, from: number, to: number): number {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!(number >= from && number <= to))
    throw new BadOption(`--${name} is a number from ${from} to ${to}, not "${value}".`);
  return number;
}

function rangeOf(value: string): LoadPlan['thinkMs'] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(value) ?? [];
  if (from === undefined || to === undefined || Number(from) > Number(to))
    throw new BadOption(`--think is two whole numbers, as 500-3000, not "${value}".`);
  return { from: Number(from), to: Number(to) };
}

function oneOf<const Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new BadOption(`--${name} is ${choices.join(' or ')}, not "${value}".`);
  return chosen;
}

function addressOf(value: string): string {
  const url = URL.parse(value);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new BadOption(`--url is an address as http://localhost:8080, not "${value}".`);
  return url.href;
}

function environmentOf(given: unknown): Readonly<Record<string, string>> {
  const pairs = Array.isArray(given) ? given.map(String) : [];
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new BadOption(`--set is NAME=VALUE, not "${pair}".`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
