import { describe, expect, it } from 'vitest';
import { freeSnapshot, timedSnapshot } from './run.fixture.ts';
import { startRun } from './start-run.ts';

describe('a run after a reload', () => {
  it('goes on at the question and the time that the server names', () => {
    const state = startRun({
      ...timedSnapshot,
      given: [
        { questionId: 'q0', answer: '', reveal: {} },
        { questionId: 'q1', answer: 'b', reveal: { isCorrect: true } },
      ],
      lifelinesUsed: [{ lifeline: 'skip', questionId: 'q0' }],
      current: { index: 2, startsAt: 70_000, deadline: 100_000 },
    });
    expect(state).toMatchObject({ phase: 'asking', index: 2, startsAt: 70_000, deadline: 100_000 });
    expect(state.answers).toMatchObject({ q0: { how: 'skipped' }, q1: { how: 'given', isRecorded: true } });
  });

  it('is finished when the server has no question running', () => {
    expect(startRun({ ...timedSnapshot, current: null })).toMatchObject({
      phase: 'finished',
      ending: 'completed',
    });
  });

  it('with one timer opens the first unanswered question', () => {
    const state = startRun({ ...freeSnapshot, given: [{ questionId: 'q0', answer: 'a', reveal: {} }] });
    expect(state).toMatchObject({ phase: 'asking', index: 1, deadline: 180_000, startsAt: 0 });
  });
});
