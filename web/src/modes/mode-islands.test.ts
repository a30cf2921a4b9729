import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Asking which mode this is, instead of asking the mode's record what it does. */
const ASKS_FOR_THE_MODE =
  /\b(?:mode|modeId|playMode)(?:\.id)?\s*(?:===|!==)\s*'|switch\s*\(\s*mode(?:\.id|Id)?\s*\)/u;

function sources(): string[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !relative(root, path).startsWith('modes'));
}

describe('modes are data', () => {
  it('are told apart nowhere outside their folder', () => {
    const found = sources().filter((path) => ASKS_FOR_THE_MODE.test(readFileSync(path, 'utf8')));
    expect(found.map((path) => relative(root, path))).toEqual([]);
  });

  it.each([
    "if (mode.id === 'exam') return null;",
    "const isExam = mode !== 'exam';",
    'switch (mode.id) {',
    "modeId === 'quiz-zone'",
  ])('would be found told apart by %s', (line) => {
    expect(line).toMatch(ASKS_FOR_THE_MODE);
  });
});
