import { expect, it } from 'vitest';
import { firstLoadLine, missedBars, type PageScores, webMarkdown } from './report.ts';

const page: PageScores = {
  name: 'home',
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  largestPaintMs: 1840,
  blockingMs: 12.4,
  shift: 0.0123,
  transferKb: 210.4,
};

it('a page that meets its bars misses none, and one below a bar says by how much', () => {
  expect(missedBars(page)).toEqual([]);
  expect(missedBars({ ...page, performance: 94, bestPractices: 96 })).toEqual([
    'home: performance 94, wanted 95',
    'home: bestPractices 96, wanted 100',
  ]);
});

it('the table has a row a page, with its figures rounded', () => {
  expect(webMarkdown([page])).toContain('| home | 97 | 100 | 100 | 1.8 s | 12 ms | 0.012 | 210 KB |');
});

it('the first load stands beside its bars', () => {
  expect(firstLoadLine({ scriptKb: 146.139, styleKb: 5.03 })).toBe(
    'First load: 146.1 KB of script (*bar* ≤ 150), 5.0 KB of styles (*bar* ≤ 30), gzip.',
  );
});
