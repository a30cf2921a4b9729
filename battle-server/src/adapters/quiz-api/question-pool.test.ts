import { expect, it } from 'vitest';
import { secretQuestions } from '../../testing/test-room.ts';
import { createQuestionPool } from './question-pool.ts';

const [first, second, third] = secretQuestions(3);

/** Another object with the same content. */
function copyOf(question = first) {
  if (question === undefined) throw new Error('there are three questions');
  return structuredClone(question);
}

it('gives the copy that it keeps for one that is the same to the letter', () => {
  const pool = createQuestionPool(10);
  const kept = pool.share(copyOf());
  expect(pool.share(copyOf())).toBe(kept);
});

it('never gives one with other words, options or another right answer for a question', () => {
  const pool = createQuestionPool(10);
  pool.share(copyOf());
  const edited = [
    { ...copyOf(), question: 'mended' },
    { ...copyOf(), options: { ...copyOf().options, a: 'mended' } },
    { ...copyOf(), right: 'd' as const },
  ];
  for (const question of edited) {
    expect(pool.share(question)).toBe(question);
    expect(pool.share(structuredClone(question))).toBe(question);
  }
});

it('forgets what was drawn longest ago', () => {
  const pool = createQuestionPool(2);
  const kept = pool.share(copyOf(first));
  pool.share(copyOf(second));
  pool.share(copyOf(first));
  pool.share(copyOf(third));
  expect(pool.share(copyOf(first))).toBe(kept);
  const again = copyOf(second);
  expect(pool.share(again)).toBe(again);
});
