import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by their key. */
export type Texts = Readonly<Record<string, string>>;

const CONTENT = join(import.meta.dirname, '../../../content');

/**
 * The texts of `content/<kind>/<code>.json`; undefined when there is no such file.
 * @throws Error for a file that is not an object of texts
 */
export function readTexts(kind: 'interface' | 'home' | 'pages', code: string): Texts | undefined {
  const file = join(CONTENT, kind, `${code}.json`);
  if (!existsSync(file)) return undefined;
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isTexts(parsed)) throw new Error(`${file} is not an object of texts`);
  return parsed;
}

function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}
