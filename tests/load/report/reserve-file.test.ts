import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BadOption } from '../bad-option.ts';
import { reserveFile } from './reserve-file.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reserve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('makes a report’s file, and the folders above it', () => {
  const file = join(emptyFolder(), 'reports/today/load.html');
  reserveFile(file);
  expect(readFileSync(file, 'utf8')).toBe('');
});

it('says at once that a report cannot be written, below a file or where the system has no folders', () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  expect(() => reserveFile(join(file, 'load.html'))).toThrow(BadOption);
  expect(() => reserveFile('/proc/none/load.html')).toThrow(BadOption);
});
