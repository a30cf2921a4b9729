import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const MAX_SIDE = 4096;
/** Shown at most this large, in pixels. */
const STORED_SIDE = 512;

/** How a file of each accepted kind begins. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** Keeps players' pictures as files that this server has written itself. */
export interface ProfileImages {
  /** @returns the stored path ("/media/profiles/….webp"), undefined when the bytes are no jpg, png or webp */
  save(bytes: Buffer): Promise<string | undefined>;
  /** Removes a stored picture; other values are left alone. */
  remove(stored: string): Promise<void>;
}

/**
 * Pictures below `mediaDirectory`, served at /media. Each is decoded and written again as webp: nothing of the
 * sender's file survives but its pixels.
 */
export function createProfileImages(mediaDirectory: string): ProfileImages {
  const directory = join(mediaDirectory, 'profiles');
  return {
    async save(bytes) {
      if (!SIGNATURES.some((matches) => matches(bytes))) return undefined;
      const image = await reencode(bytes);
      if (!image) return undefined;
      const name = `${randomUUID()}.webp`;
      await mkdir(directory, { recursive: true });
      await writeFile(join(directory, `${name}.part`), image);
      await rename(join(directory, `${name}.part`), join(directory, name));
      return `/media/profiles/${name}`;
    },
    async remove(stored) {
      if (!stored.startsWith('/media/profiles/')) return;
      await rm(join(directory, basename(stored)), { force: true });
    },
  };
}

async function reencode(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error' });
    const { width, height } = await source.metadata();
    if (width > MAX_SIDE || height > MAX_SIDE) return undefined;
    return await source
      .rotate()
      .resize(STORED_SIDE, STORED_SIDE, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // The library throws for whatever it cannot decode: to the sender that is a refused file, not a fault of ours.
    return undefined;
  }
}
