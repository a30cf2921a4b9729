// Runs on any Node.js from 20 on, before anything is installed: installs with pnpm when the lockfile changed,
// then hands over to the pinned Node 24 (the npm package `node`), which runs the TypeScript of scripts/.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    `Quiz Arena needs Node.js 20 or newer; this is ${process.version}. Get it from https://nodejs.org and try again.`,
  );
}
installIfNeeded();
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
const run = spawnSync(pinnedNode, [join(root, 'scripts', `${command}.ts`), ...args], {
  stdio: 'inherit',
  cwd: root,
});
process.exit(run.status ?? 1);

function installIfNeeded() {
  const marker = join(root, '.cache', 'installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex');
  if (existsSync(pinnedNode) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  process.stdout.write('Installing packages (once; a minute or two) …\n');
  const startedAt = Date.now();
  const install = spawnSync(
    'npx',
    ['--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    },
  );
  if (install.status !== 0) {
    process.stderr.write(`${install.stdout ?? ''}${install.stderr ?? ''}`);
    stop('The packages could not be installed; the lines above say why. Is the npm registry reachable?');
  }
  if (!existsSync(pinnedNode))
    stop('The pinned Node.js did not arrive with the packages: delete node_modules and try again.');
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
  process.stdout.write(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.\n`);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
