import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadOption } from '../bad-option.ts';

/** Makes an empty file and the folders above it. Throws BadOption where that is not possible. */
export function reserveFile(file: string): void {
  try {
    makeFolder(dirname(resolve(file)));
    writeFileSync(file, '');
  } catch (error) {
    throw new BadOption(`${file} cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
}

/** One by one: Node's own `recursive` never comes back where a system refuses folders with "no such file". */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
