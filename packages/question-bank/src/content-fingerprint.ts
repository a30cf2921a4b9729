import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentFolder } from './content-files.ts';

/** Packages with data that records are made of. */
const dataPackages = ['world-countries/package.json', 'flag-icons/package.json'];

/**
 * Tells in some milliseconds whether the bank is still the one that was loaded before: it depends on every content
 * file, on the rules that make records, on the data packages and on the names that this Node.js has for countries.
 *
 * @param folder as for loadQuestionBank
 * @returns SHA-256 in hex
 */
export function contentFingerprint(folder = contentFolder): string {
  const hash = createHash('sha256');
  const add = (name: string, bytes: string | Buffer) => {
    hash.update(`${name}\n${bytes.length}\n`);
    hash.update(bytes);
  };
  for (const path of filesBelow(folder)) add(path, readFileSync(join(folder, path)));
  for (const path of filesBelow(import.meta.dirname).filter(makesRecords))
    add(path, readFileSync(join(import.meta.dirname, path)));
  const require = createRequire(import.meta.url);
  for (const name of dataPackages) add(name, readFileSync(require.resolve(name)));
  add('icu', `${process.versions.icu} ${process.versions.cldr}`);
  return hash.digest('hex');
}

/** Rules and loaders, without what only looks at the result. */
function makesRecords(path: string): boolean {
  return (
    !/^(?:lint|exchange|cli|testing)\//.test(path) &&
    !/(?:\.test|lint-questions|spread-answers)\.ts$/.test(path)
  );
}

/** Paths of all files below a folder, with slashes, sorted. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
