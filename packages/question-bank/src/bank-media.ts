import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bankMediaFolder } from './content-files.ts';
import type { GeneratedMedia } from './generate/generated-media.ts';
import { generatedMedia } from './generate/generators.ts';

const markFile = '.content-hash';

let generatedNames: ReadonlySet<string> | undefined;

/** Whether a picture or sound of this name, below the media folder, is there or is made by rules. */
export function hasBankMedia(file: string): boolean {
  generatedNames ??= new Set(generatedMedia().map((media) => media.file));
  return generatedNames.has(file) || existsSync(join(bankMediaFolder, file));
}

/**
 * Makes the pictures and sounds that come from rules, unless the folder has them from the same content already.
 *
 * @param folder belongs to them alone: what was in it before is removed
 * @param contentHash that of contentFingerprint
 * @param list what is made; all that rules make unless told
 * @returns how many files were made
 */
export function writeGeneratedMedia(
  folder: string,
  contentHash: string,
  list: () => readonly GeneratedMedia[] = generatedMedia,
): number {
  const mark = join(folder, markFile);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === contentHash) return 0;
  rmSync(folder, { recursive: true, force: true });
  const media = list();
  for (const name of new Set(media.map(({ file }) => dirname(file))))
    mkdirSync(join(folder, name), { recursive: true });
  for (const { file, bytes } of media) writeFileSync(join(folder, file), bytes());
  writeFileSync(mark, contentHash);
  return media.length;
}
