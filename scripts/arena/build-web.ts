import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const INPUTS = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/tooling',
  'web/vite.config.ts',
  'web/package.json',
  'packages/contract/src',
  'packages/quiz-rules/src',
  'pnpm-lock.yaml',
];

/** Builds the web client into web/dist unless the last build was made from the same files. */
export async function buildWeb(root: string): Promise<'built' | 'unchanged'> {
  const marker = join(root, '.cache', 'web-build');
  const wanted = hashOf(INPUTS.map((input) => join(root, input)));
  const isBuilt = existsSync(join(root, 'web/dist/index.html')) && existsSync(marker);
  if (isBuilt && readFileSync(marker, 'utf8') === wanted) return 'unchanged';
  const vite = spawn(process.execPath, [join(root, 'web/node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(vite, 'exit');
  if (status !== 0) throw new Error('the web client could not be built: the lines above say why');
  for (const file of filesUnder(join(root, 'web/dist')).filter(isCompressible)) compress(file);
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
  return 'built';
}

function isCompressible(file: string): boolean {
  return /\.(js|css|html|svg|json|webmanifest|txt)$/.test(file);
}

/** Lays `.br` and `.gz` beside a file, so that serving costs no compression. */
function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((entry) => filesUnder(join(path, entry)));
}
