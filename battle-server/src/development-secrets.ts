import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of a developer's machine from `secrets.json` of the data directory; missing ones are made and kept there. */
export function developmentSecrets<Name extends string>(
  directory: string,
  names: readonly Name[],
): Record<Name, string> {
  const path = join(directory, 'secrets.json');
  const known: Record<string, string> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const entries = names.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]);
  const secrets = Object.fromEntries(entries) as Record<Name, string>;
  if (names.some((name) => known[name] === undefined)) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(path, `${JSON.stringify({ ...known, ...secrets }, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}
