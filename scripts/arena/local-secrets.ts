import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const NAMES = ['API_TOKEN_SECRET', 'SERVICE_KEY', 'OPERATOR_KEY', 'ERASURE_SECRET'] as const;

export type LocalSecrets = Readonly<Record<(typeof NAMES)[number], string>>;

/** Secrets for a stack on this machine: made once, kept in `file` for its owner alone, never committed. */
export function readLocalSecrets(file: string): LocalSecrets {
  const known: Partial<Record<string, string>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]),
  ) as LocalSecrets;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
