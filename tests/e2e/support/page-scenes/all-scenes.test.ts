import { describe, expect, it } from 'vitest';
import { paths } from '../../../../web/src/shared/routing/paths.ts';
import { soloPaths } from '../../../../web/src/shared/routing/solo-paths.ts';
import { addressOf, type PagePath } from '../page-path.ts';
import { allScenes } from './all-scenes.ts';

/** Addresses of places that are played at once: they lead to their category. */
const leadingOn: readonly PagePath[] = [
  soloPaths['guess-the-word'].place,
  soloPaths.maths.place,
  soloPaths.audio.place,
];

/** The tables of addresses; web's routes.test.ts holds its routes against them. */
const every: readonly PagePath[] = [
  ...Object.values(paths),
  ...Object.values(soloPaths).flatMap((own): PagePath[] => Object.values(own)),
  '*',
];

describe('the browser test of every page', () => {
  it('looks at each page of the client', () => {
    const looked = new Set([...allScenes.flatMap(({ pages }) => pages), ...leadingOn]);
    expect(every.filter((path) => !looked.has(path))).toEqual([]);
  });

  it.each([
    ['/', 'http://localhost:8080/', true],
    ['/', 'http://localhost:8080/profile/', false],
    ['/quiz-zone/:category/:subcategory?/level/:level/', 'http://localhost/quiz-zone/a/b/level/1/', true],
    ['/quiz-zone/:category/:subcategory?/level/:level/', 'http://localhost/quiz-zone/a/level/1', true],
    ['/quiz-zone/:category/', 'http://localhost/quiz-zone/a/b/', false],
    ['/random-battle/search/', 'http://localhost/random-battle/search/?stake=5', true],
    ['*', 'http://localhost/nowhere/at-all/', true],
  ] as const)('knows whether %s is at %s', (path, address, isThere) => {
    expect(addressOf(path).test(address)).toBe(isThere);
  });
});
