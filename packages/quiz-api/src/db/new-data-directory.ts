import { renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';

/**
 * An empty PGlite database as it is after initdb (gzipped tar): unpacking it takes a tenth of what initdb takes in
 * WebAssembly.
 */
export const readEmptyDatabase: () => Promise<Blob> = dataDir;

/** Makes the data directory of a new database. It appears under its name once it is whole: a start may be killed. */
export async function createDataDirectory(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const client = await PGlite.create({ dataDir: unfinished, loadDataDir: await readEmptyDatabase() });
  await client.close();
  renameSync(unfinished, directory);
}
