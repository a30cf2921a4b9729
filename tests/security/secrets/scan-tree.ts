import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Tried } from '../report/security-row.ts';
import { findSecrets } from './find-secrets.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MOST_BYTES = 4 * 1024 * 1024;

/** Looks through every file that is committed or about to be. */
export function scanTree(): Tried {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  const files = listed
    .toString('utf8')
    .split('\0')
    .filter((file) => file !== '' && isReadable(join(ROOT, file)));
  const faults = files.flatMap((file) => {
    const content = readFileSync(join(ROOT, file), 'latin1');
    return findSecrets(file, content).map((kind) => `${file} seems to hold ${kind}`);
  });
  return { cases: files.length, faults };
}

function isReadable(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size <= MOST_BYTES;
}
