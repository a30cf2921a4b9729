import { describe, expect, it } from 'vitest';
import { answerMistake, type Mistake, mistakeWaits } from './mistake-schedule.ts';

const DAY = 86_400_000;

describe('My Mistakes', () => {
  it('asks a question again at once after a wrong answer, whatever it was before', () => {
    expect(answerMistake(null, false, 5)).toEqual({ step: 0, dueAt: 5 });
    expect(answerMistake({ step: 3, dueAt: 99 }, false, 5)).toEqual({ step: 0, dueAt: 5 });
  });

  it('asks a rightly answered one after longer and longer waits, then never again', () => {
    let mistake: Mistake | null = { step: 0, dueAt: 0 };
    const waits: number[] = [];
    while (mistake !== null) {
      const at: number = mistake.dueAt;
      mistake = answerMistake(mistake, true, at);
      if (mistake !== null) waits.push((mistake.dueAt - at) / DAY);
    }
    expect(waits).toEqual([...mistakeWaits]);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  });

  it('takes no notice of a right answer before the question is due, or of one that was never wrong', () => {
    const waiting = { step: 2, dueAt: 10 * DAY };
    expect(answerMistake(waiting, true, 9 * DAY)).toEqual(waiting);
    expect(answerMistake(null, true, 9 * DAY)).toBeNull();
  });
});
