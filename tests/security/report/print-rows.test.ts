import { expect, it } from 'vitest';
import { printRows } from './print-rows.ts';
import { notChecked, rowOf } from './security-row.ts';

it('shows each row with its cases and its result, and counts what was not checked apart', () => {
  const text = printRows([
    rowOf('headers', 'every answer of the front', { cases: 1_200, faults: [] }),
    rowOf('uploads', 'pictures that are none', { cases: 3, faults: ['an SVG was taken'] }),
    notChecked('audit', 'known holes', 'the registry does not answer'),
  ]);
  expect(text).toMatch(/^headers +every answer of the front +1,200 {2}passed$/m);
  expect(text).toMatch(/^uploads +pictures that are none +3 {2}failed$/m);
  expect(text).toContain('· an SVG was taken');
  expect(text).toContain('· the registry does not answer');
  expect(text).toContain('1 passed, 1 failed, 1 not checked');
});

it('takes a check that tried nothing for a failed one', () => {
  expect(rowOf('headers', 'nothing', { cases: 0, faults: [] })).toMatchObject({
    result: 'failed',
    notes: ['nothing was tried'],
  });
});
