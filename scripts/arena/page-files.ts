import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page of the built client is made of beside what every page loads. Written by the build (`pages.json`). */
export interface PageFiles {
  /** A React Router pattern. */
  readonly path: string;
  /** What stands around the page; see the client's route table. */
  readonly frame: 'full' | 'focus' | 'bare';
  /** Files below the client's folder. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Finds the page of an address in the built client; undefined for an unknown address, and for a build without `pages.json`. */
export function openPageFiles(webDir: string): (pathname: string) => PageFiles | undefined {
  const file = join(webDir, 'pages.json');
  const pages: PageFiles[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const rows = pages
    .map((page) => ({ page, pattern: patternOf(page.path) }))
    .sort((a, b) => fixedParts(b.page.path) - fixedParts(a.page.path));
  return (pathname) => rows.find(({ pattern }) => pattern.test(pathname))?.page;
}

/** `/quiz-zone/:category/:subcategory?/` as an expression; the last slash may be missing. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  const source = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

/** Of two patterns that fit, the one that names more wins, as in the client. */
function fixedParts(path: string): number {
  return path.split('/').filter((part) => part !== '' && !part.startsWith(':')).length;
}
