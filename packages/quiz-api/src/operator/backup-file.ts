import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefused, dumpDatabase, restoreDatabase } from '../db/backup.ts';
import type { Transaction } from '../db/database.ts';

/** A player's picture in a backup, by the name of its file. */
interface PictureLine {
  readonly picture: string;
  /** base64 */
  readonly bytes: string;
}

const PICTURE_NAME = /^[\w-]+\.\w+$/;

/** A name for a file that is gone when `work` has ended. */
export async function withTemporaryFile<Result>(
  directory: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, `${randomUUID()}.backup`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes pictures and database into a gzipped file. */
export async function writeBackup(
  tx: Transaction,
  { path, pictureDirectory, at }: { path: string; pictureDirectory: string; at: Date },
): Promise<void> {
  async function* lines() {
    await mkdir(pictureDirectory, { recursive: true });
    for (const picture of (await readdir(pictureDirectory)).filter((name) => PICTURE_NAME.test(name))) {
      const bytes = (await readFile(join(pictureDirectory, picture))).toString('base64');
      yield `${JSON.stringify({ picture, bytes } satisfies PictureLine)}\n`;
    }
    yield* dumpDatabase(tx, at);
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }));
}

/** Reads such a file back. @returns how many rows and pictures @throws BackupRefused for a file that is none */
export async function readBackup(
  tx: Transaction,
  { path, pictureDirectory }: { path: string; pictureDirectory: string },
): Promise<{ rows: number; pictures: number }> {
  let pictures = 0;
  await mkdir(pictureDirectory, { recursive: true });
  async function* rowsOnly() {
    const source = createReadStream(path).pipe(createGunzip());
    for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (!line.startsWith('{"picture":')) {
        yield line;
        continue;
      }
      const { picture, bytes } = JSON.parse(line) as PictureLine;
      if (!PICTURE_NAME.test(picture)) throw new BackupRefused(`${picture} is no name of a picture.`);
      await writeFile(join(pictureDirectory, picture), Buffer.from(bytes, 'base64'));
      pictures += 1;
    }
  }
  await refuseDamaged(path);
  return { rows: await restoreDatabase(tx, rowsOnly()), pictures };
}

/** The whole file is unpacked once before anything is changed: gzip tells a flipped bit and a missing end. */
async function refuseDamaged(path: string): Promise<void> {
  try {
    await pipeline(createReadStream(path), createGunzip(), async (unpacked) => {
      for await (const _part of unpacked);
    });
  } catch (cause) {
    throw new BackupRefused('This is no backup, or it is damaged.', { cause });
  }
}
