import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  pid: number;
  /** The kernel's start stamp of that process where there is one (Linux), else "". */
  startedAt: string;
}

/** Locks a data directory for this process; a lock left behind by a dead process is taken over. */
export function lockDataDirectory(directory: string): { release: () => void } {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'owner.lock');
  const self: Owner = { pid: process.pid, startedAt: startStamp(process.pid) };
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      writeFileSync(path, JSON.stringify(self), { flag: 'wx' });
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const owner = readOwner(path);
    if (owner && isAlive(owner)) {
      throw new Error(
        `The database in ${directory} is in use by process ${owner.pid}. A second process would lose its rows: ` +
          'stop that one, or use the operator commands, which talk to it.',
      );
    }
    setAside(path);
  }
  throw new Error(`The lock ${path} could not be taken: another process keeps taking it.`);
}

/** A pid alone is not enough: it is given out again, and in a container it is always 1. */
function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  return owner.startedAt === startStamp(owner.pid);
}

/** A killed process that its parent has not buried yet (state Z) still has a pid: it counts as ended. */
function startStamp(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Renaming succeeds for one of two processes that find the same dead lock; the other one tries again. */
function setAside(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
