import { describe, expect, it } from 'vitest';
import { markOption } from './mark-option.ts';
import { give, play, questions, record, timedSnapshot } from './run.fixture.ts';
import { startRun } from './start-run.ts';

describe('an option', () => {
  it('that fifty-fifty took away is removed, on its question only', () => {
    const use = { lifeline: 'fiftyFifty', questionId: 'q0', stays: ['b', 'd'] } as const;
    const used = play(startRun(timedSnapshot), { type: 'lifelineUsed', use, at: 1000 });
    expect(questions[0]?.letters.map((letter) => markOption(used, 'q0', letter))).toEqual([
      'removed',
      'plain',
      'removed',
      'plain',
    ]);
    expect(markOption(used, 'q1', 'a')).toBe('plain');
  });

  const marks = (reveal: object) => {
    const state = play(startRun(timedSnapshot), give('q0', 'b'), record('q0', 'b', reveal));
    return questions[0]?.letters.map((letter) => markOption(state, 'q0', letter)).join(' ');
  };

  it('in answer mode 1 is coloured only where it was chosen', () => {
    expect(marks({ isCorrect: true })).toBe('plain right plain plain');
    expect(marks({ isCorrect: false })).toBe('plain wrong plain plain');
  });

  it('in answer mode 2 stays neutral', () => {
    expect(marks({})).toBe('plain chosen plain plain');
  });

  it('in answer mode 3 also shows the right one', () => {
    expect(marks({ isCorrect: false, correctAnswer: 'd' })).toBe('plain wrong plain missed');
    expect(marks({ isCorrect: true, correctAnswer: 'b' })).toBe('plain right plain plain');
  });
});
