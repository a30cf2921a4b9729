import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasBankMedia, writeGeneratedMedia } from './bank-media.ts';
import { generatedMedia } from './generate/generators.ts';
import { folderWith } from './testing/content-folder.ts';

const media = ['clips/one.wav', 'clips/two.wav', 'flags/one.svg'].map((file) => ({
  file,
  bytes: () => Buffer.from(file),
}));
const write = (folder: string, contentHash: string) => writeGeneratedMedia(folder, contentHash, () => media);

describe('writeGeneratedMedia', () => {
  it('makes every file once for the same content, and all anew for another one', () => {
    const folder = folderWith({});
    expect(write(folder, 'one')).toBe(3);
    for (const { file } of media) expect(readFileSync(join(folder, file), 'utf8')).toBe(file);
    expect(write(folder, 'one')).toBe(0);
    writeFileSync(join(folder, 'clips', 'of-an-earlier-release.wav'), '');
    expect(write(folder, 'two')).toBe(3);
    expect(readdirSync(join(folder, 'clips'))).toEqual(['one.wav', 'two.wav']);
  });

  it('begins again when it was stopped before the end', () => {
    const folder = folderWith({ 'clips/half.wav': '' });
    expect(write(folder, 'one')).toBe(3);
    expect(existsSync(join(folder, 'clips', 'half.wav'))).toBe(false);
  });
});

describe('hasBankMedia', () => {
  it('knows what rules make, and nothing else', () => {
    for (const { file } of generatedMedia()) expect(hasBankMedia(file)).toBe(true);
    expect(hasBankMedia('clips/of-an-earlier-release.wav')).toBe(false);
  });
});
