import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineChart, niceCeiling } from './line-chart.ts';

const one = (name: string, ys: readonly (number | null)[]) => ({
  title: 'T',
  xUnit: 's',
  yUnit: 'ms',
  lines: [{ name, points: ys.map((y, x) => ({ x, y })) }],
});

it('draws every point within the frame, and leaves gaps out', () => {
  const values = fc.array(fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(values, (ys) => {
      const svg = lineChart(one('a', ys));
      const drawn = ys.filter((y) => y !== null).length;
      const points = [...svg.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect(points).toHaveLength(drawn);
      for (const [x = -1, y = -1] of points) {
        expect(x).toBeGreaterThanOrEqual(56);
        expect(x).toBeLessThanOrEqual(628);
        expect(y).toBeGreaterThanOrEqual(12);
        expect(y).toBeLessThanOrEqual(210);
      }
    }),
  );
});

it('draws nothing where nothing was measured, and names as text', () => {
  expect(lineChart(one('a', [null]))).toBe('');
  expect(lineChart(one('<b>', [1]))).toContain('&lt;b&gt;');
});

it('ends an axis at a round number that is not below the largest value', () => {
  expect([0, 0.7, 1, 3, 41, 950].map(niceCeiling)).toEqual([1, 0.8, 1, 4, 50, 1_000]);
});
