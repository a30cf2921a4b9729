import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface SystemPackage {
  /** Debian's and Ubuntu's name. */
  name: string;
  why: string;
  isThere: () => boolean;
}

const PACKAGES: readonly SystemPackage[] = [
  { name: 'redis-server', why: 'battles on a real Redis', isThere: () => isOnPath('redis-server') },
  { name: 'postgresql', why: 'players on a real PostgreSQL', isThere: () => findPostgresBin() !== undefined },
  { name: 'chromium', why: 'the game in a real browser', isThere: () => findChromium() !== undefined },
];

/**
 * Makes sure that what the suites run on is there. As root on Debian or Ubuntu it installs what is missing;
 * elsewhere it throws one line that says what to install. No suite is skipped for want of a package.
 */
export function ensureSystemPackages(): void {
  const missing = PACKAGES.filter((wanted) => !wanted.isThere());
  if (missing.length === 0) return;
  const names = missing.map((wanted) => wanted.name);
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    const list = missing.map((wanted) => `${wanted.name} (${wanted.why})`).join(', ');
    throw new Error(`Please install ${list}, then run the tests again.`);
  }
  process.stdout.write(`Installing ${names.join(', ')} …\n`);
  aptGet(['update']);
  aptGet(['install', '--yes', '--no-install-recommends', ...names]);
  const stillMissing = missing.filter((wanted) => !wanted.isThere()).map((wanted) => wanted.name);
  if (stillMissing.length > 0) throw new Error(`apt-get did not bring ${stillMissing.join(', ')}.`);
}

/** The folder with `initdb` and `postgres`: on the PATH, or where Debian keeps its newest version. */
export function findPostgresBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** CHROMIUM_PATH, else a Chromium or Chrome on the PATH. */
export function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const candidates = pathFolders().flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path !== undefined && existsSync(path));
}

function pathFolders(): string[] {
  return [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin'].filter((folder) => folder !== '');
}

export function isOnPath(program: string): boolean {
  return pathFolders().some((folder) => existsSync(join(folder, program)));
}

function aptGet(args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${run.stdout}${run.stderr}`);
}

/** The numeric ids of a system user, or undefined when there is none. */
export function userIds(name: string): { uid: number; gid: number } | undefined {
  const read = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  try {
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}
