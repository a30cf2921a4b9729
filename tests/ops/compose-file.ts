import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The root of the repository, where docker-compose.yml stands. */
export const root = join(import.meta.dirname, '../..');

export interface ComposeService {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly deploy?: { readonly replicas: unknown };
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly string[];
  readonly [key: string]: unknown;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
}

const VARIABLE = /\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/**
 * docker-compose.yml with the variables of `env` put into its values, as Compose does it.
 * @throws Error that names a required variable that is empty
 */
export function readComposeFile(env: Readonly<Record<string, string>>): ComposeFile {
  const put = (text: string) =>
    text.replace(VARIABLE, (whole, name: string, kind?: string, fallback = '') => {
      if (whole === '$$') return '$';
      const value = env[name] ?? '';
      if (value === '' && kind === '?') throw new Error(`${name} is required: ${fallback}`);
      return value === '' && kind === '-' ? fallback : value;
    });
  return JSON.parse(JSON.stringify(parse(composeText(), { merge: true })), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    // Compose makes a number of what its format wants as one.
    return key === 'replicas' ? Number(put(value)) : put(value);
  });
}

/** Names of the variables that docker-compose.yml reads, and whether it starts without them. */
export function composeVariables(): ReadonlyMap<string, 'required' | 'optional'> {
  const names = new Map<string, 'required' | 'optional'>();
  for (const [, name, kind] of composeText().matchAll(VARIABLE)) {
    if (name !== undefined && names.get(name) !== 'required')
      names.set(name, kind === '?' ? 'required' : 'optional');
  }
  return names;
}

/** `NAME=value` lines of .env.example. */
export function exampleEnvironment(): ReadonlyMap<string, string> {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.split('=')[0] ?? '', line.replace(/^\w+=/, '')]),
  );
}

function composeText(): string {
  return readFileSync(join(root, 'docker-compose.yml'), 'utf8');
}
