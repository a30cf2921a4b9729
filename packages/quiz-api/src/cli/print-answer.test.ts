import { expect, it } from 'vitest';
import { printAnswer } from './print-answer.ts';

it('shows rows as a table under their name and single values beside theirs', () => {
  const answer = {
    contests: [
      { id: '1', name: 'Weekend', prizes: [10, 5], closedAt: null },
      { id: '12', name: 'Long\nname' },
    ],
    total: 2,
  };
  expect(printAnswer(answer)).toBe(
    [
      'contests:',
      '  id  name       prizes  closedAt',
      '  1   Weekend    [10,5]  –',
      '  12  Long name  –       –',
      'total     2',
    ].join('\n'),
  );
});

it('says that a list is empty, and shows what is no list nor object as it is', () => {
  expect(printAnswer({ faults: [] })).toBe('faults:\n  (none)');
  expect(printAnswer('done')).toBe('done');
});
