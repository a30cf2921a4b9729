import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPageFiles } from './page-files.ts';

const webDir = mkdtempSync(join(tmpdir(), 'quiz-arena-pages-'));
afterAll(() => rmSync(webDir, { recursive: true, force: true }));

const pages = [
  '/',
  '/quiz-zone/',
  '/quiz-zone/:category/:subcategory/',
  '/quiz-zone/:category/:subcategory?/level/:level/',
  '/random-battle/search/',
  '/random-battle/:room/',
].map((path) => ({ path, frame: 'full', scripts: [], styles: [] }));

describe('the files of a page', () => {
  it.each([
    ['/', '/'],
    ['/quiz-zone', '/quiz-zone/'],
    ['/quiz-zone/science/chemistry/', '/quiz-zone/:category/:subcategory/'],
    ['/quiz-zone/science/level/3/', '/quiz-zone/:category/:subcategory?/level/:level/'],
    ['/quiz-zone/science/chemistry/level/1', '/quiz-zone/:category/:subcategory?/level/:level/'],
    ['/random-battle/search/', '/random-battle/search/'],
    ['/random-battle/r-7/', '/random-battle/:room/'],
    ['/nowhere/at/all/', undefined],
  ])('%s is %s', (pathname, path) => {
    writeFileSync(join(webDir, 'pages.json'), JSON.stringify(pages));
    expect(openPageFiles(webDir)(pathname)?.path).toBe(path);
  });

  it('are unknown of a client that was built without a list', () => {
    expect(openPageFiles(join(webDir, 'none'))('/')).toBeUndefined();
  });
});
