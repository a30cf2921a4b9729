import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The bank's own content. */
export const contentFolder = join(import.meta.dirname, '..', 'content');

/** Below the content folder, beside the languages. */
export const mediaFolderName = 'media';

/** Pictures and sounds that records name; the folder is not there while none does. */
export const bankMediaFolder = join(contentFolder, mediaFolderName);

/** Reads a file of the content folder by the parts of its path. */
export type ReadContent = (...path: string[]) => string;

/** Names of the folders in a folder, sorted. */
export function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * The lines of a .jsonl file that hold something, each with where it stands.
 *
 * @throws Error naming file and line of one that is not JSON
 */
export function jsonLines(text: string, file: string): { value: unknown; where: string }[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, where: `${file}:${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, where }) => ({ value: parseJson(line, where), where }));
}

/** @throws Error naming `where` */
export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${where}: not valid JSON`, { cause });
  }
}

/** @throws Error naming `where` and saying in words what breaks the schema */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`${where}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** @throws Error naming the files of a category's folder that nothing reads */
export function refuseStrays(folder: string, place: string, expected: readonly string[]): void {
  const strays = readdirSync(join(folder, place)).filter((name) => !expected.includes(name));
  if (strays.length > 0) throw new Error(`${place}: not named in category.json: ${strays.join(', ')}`);
}
