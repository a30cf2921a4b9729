import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loginRequiredPrefixes, paths } from '../shared/routing/paths.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';
import { routes } from './routes.ts';

const pages: readonly string[] = routes.map(({ path }) => path).filter((path) => path !== '*');

/** An address of a pattern: every optional part is left out, every other one named. */
function addressOf(pattern: string): string {
  return pattern.replace(/:\w+\?\//g, '').replace(/:\w+/g, 'x1');
}

describe('the pages', () => {
  it.each(pages)('%s opens with and without its last slash', (pattern) => {
    const address = addressOf(pattern);
    expect(address).toMatch(/\/$/);
    const opened = (path: string) => pages.find((candidate) => matchPath(candidate, path) !== null);
    expect(matchPath(pattern, address)).not.toBeNull();
    if (address === '/') return;
    expect(matchPath(pattern, address.slice(0, -1))).not.toBeNull();
    expect(opened(address.slice(0, -1))).toBe(opened(address));
  });

  it.each(Object.entries(paths))('%s leads to a page (%s)', (_name, path) => {
    expect(pages).toContain(path);
  });

  it.each(pages)('%s is in the tables of addresses', (pattern) => {
    const own = Object.values(soloPaths).flatMap((addresses): string[] => Object.values(addresses));
    expect([...Object.values<string>(paths), ...own]).toContain(pattern);
  });

  it.each(loginRequiredPrefixes)('%s has a page of its own', (prefix) => {
    expect(pages).toContain(prefix);
  });
});
