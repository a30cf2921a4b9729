import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSnapshot, give, play, questions, record, timedSnapshot } from './run.fixture.ts';
import type { RunEvent } from './run-state.ts';
import { startRun } from './start-run.ts';
import { revealPause, stepRun } from './step-run.ts';

describe('a run with a timer per question', () => {
  const run = startRun(timedSnapshot);

  it('closes a question with its first answer and asks the next one', () => {
    const answered = play(run, give('q0', 'b', 4000));
    expect(answered).toMatchObject({ phase: 'revealing', index: 0, closedAt: 4000 });
    expect(answered.answers.q0).toEqual({ answer: 'b', how: 'given', isRecorded: false, reveal: {} });
    expect(play(answered, { type: 'nextQuestion', at: 5000 })).toMatchObject({
      phase: 'asking',
      index: 1,
      startsAt: 5000,
      deadline: 35_000,
    });
  });

  it('is finished after its last question', () => {
    const all = questions.flatMap(({ id }): RunEvent[] => [
      give(id, 'a'),
      { type: 'nextQuestion', at: 1000 },
    ]);
    expect(play(run, ...all)).toMatchObject({ phase: 'finished', ending: 'completed' });
  });

  it('does not let the player linger over a note for more than 5 s of the next question’s time', () => {
    const note = play(run, give('q0', 'b', 4000), record('q0', 'b', { isCorrect: true, note: 'Because.' }));
    expect(revealPause(note)).toBe(5000);
    expect(play(note, { type: 'nextQuestion', at: 6000 })).toMatchObject({ startsAt: 6000 });
    expect(play(note, { type: 'nextQuestion', at: 60_000 })).toMatchObject({
      startsAt: 9000,
      deadline: 39_000,
    });
  });

  it('leaves a question unanswered when its time runs out', () => {
    const late = play(run, { type: 'timeRanOut', at: 30_000 });
    expect(late).toMatchObject({ phase: 'revealing' });
    expect(late.answers.q0).toMatchObject({ answer: '', how: 'timedOut' });
  });

  it('starts the time of an audio question when its clip ends, or sooner when the options are asked for', () => {
    const audio = {
      ...timedSnapshot,
      questions: questions.map((question) => ({ ...question, clipMs: 12_000 })),
    };
    const asked = play(startRun(audio), give('q0', 'a', 3000), { type: 'nextQuestion', at: 4000 });
    expect(asked).toMatchObject({ startsAt: 16_000, deadline: 46_000 });
    expect(play(asked, { type: 'optionsShown', at: 9000 })).toMatchObject({
      startsAt: 9000,
      deadline: 39_000,
    });
    expect(play(asked, { type: 'optionsShown', at: 20_000 })).toBe(asked);
  });

  it('asks a question again when its answer did not reach the server', () => {
    const lost = play(run, give('q0', 'b', 4000), { type: 'answerLost', questionId: 'q0' });
    expect(lost).toEqual(run);
    expect(play(lost, give('q0', 'c', 5000)).answers.q0).toMatchObject({ answer: 'c' });
  });

  it.each<[string, RunEvent[], RunEvent]>([
    ['a second answer', [give('q0', 'b')], give('q0', 'c')],
    ['an answer to another question', [], give('q1', 'b')],
    ['an empty answer', [], give('q0', '')],
    ['a timer that was overtaken by the answer', [give('q0', 'b')], { type: 'timeRanOut', at: 30_000 }],
    ['a timer that fires early', [], { type: 'timeRanOut', at: 29_999 }],
    ['the next question before this one is closed', [], { type: 'nextQuestion', at: 1 }],
    ['a jump to another question', [], { type: 'questionChosen', index: 2 }],
    ['a submission before the end', [], { type: 'submitted' }],
    ['a confirmation of an answer that was not given', [], record('q0', 'b')],
    ['a confirmation of another answer', [give('q0', 'b')], record('q0', 'c')],
    [
      'the loss of a recorded answer',
      [give('q0', 'b'), record('q0', 'b')],
      { type: 'answerLost', questionId: 'q0' },
    ],
    ['an answer after the player left', [{ type: 'left' }], give('q0', 'b')],
  ])('is not changed by %s', (_, before, event) => {
    const state = play(run, ...before);
    expect(stepRun(state, event)).toBe(state);
  });

  it.each([
    ['was given elsewhere before', 'c', { answer: 'c', how: 'given' }],
    ['is none, for its time was over', '', { answer: '', how: 'timedOut' }],
  ])('shows the answer that counts when that %s', (_, counts, shown) => {
    const confirmed = play(run, give('q0', 'b'), record('q0', 'b', { isCorrect: false }, counts));
    expect(confirmed.answers.q0).toEqual({ ...shown, isRecorded: true, reveal: { isCorrect: false } });
  });

  it('takes the confirmation of its last answer also when it is finished', () => {
    const left = play(run, give('q0', 'b'), { type: 'left' });
    expect(left).toMatchObject({ phase: 'finished', ending: 'left' });
    expect(play(left, record('q0', 'b', { isCorrect: false })).answers.q0).toMatchObject({
      isRecorded: true,
    });
  });
});

describe('a lifeline in a run', () => {
  const run = startRun(timedSnapshot);

  it('reset time moves the deadline, and the old timer no longer counts', () => {
    const use = { lifeline: 'resetTimer', questionId: 'q0', deadline: 50_000 } as const;
    const used = play(run, { type: 'lifelineUsed', use, at: 20_000 });
    expect(used.deadline).toBe(50_000);
    expect(play(used, { type: 'timeRanOut', at: 30_000 })).toBe(used);
  });

  it('skip closes the question without an answer and without a pause', () => {
    const skipped = play(run, {
      type: 'lifelineUsed',
      use: { lifeline: 'skip', questionId: 'q0' },
      at: 2000,
    });
    expect(skipped.answers.q0).toMatchObject({ answer: '', how: 'skipped', isRecorded: true });
    expect(revealPause(skipped)).toBe(0);
    expect(play(skipped, { type: 'nextQuestion', at: 2000 })).toMatchObject({ index: 1, startsAt: 2000 });
  });

  it('is counted once; hints are counted one by one', () => {
    const doubled = {
      type: 'lifelineUsed',
      use: { lifeline: 'doubleCoins', questionId: 'q0' },
      at: 0,
    } as const;
    expect(play(run, doubled, doubled).lifelinesUsed).toHaveLength(1);
    const hint = (position: number): RunEvent => ({
      type: 'lifelineUsed',
      use: { lifeline: 'hint', questionId: 'q0', position, letter: 'X' },
      at: 0,
    });
    expect(play(run, hint(0), hint(1), hint(1)).lifelinesUsed).toHaveLength(2);
  });

  it('on a question that is no longer asked changes nothing', () => {
    const closed = play(run, give('q0', 'a'));
    const use = { lifeline: 'skip', questionId: 'q0' } as const;
    expect(play(closed, { type: 'lifelineUsed', use, at: 0 })).toBe(closed);
  });
});

describe('a run with one timer and free navigation', () => {
  const run = startRun(freeSnapshot);

  it('lets the player go anywhere and answer in any order, the last answer stands', () => {
    const state = play(
      run,
      { type: 'questionChosen', index: 2 },
      give('q2', 'a'),
      { type: 'questionChosen', index: 0 },
      give('q0', 'b'),
      give('q0', 'c'),
      { type: 'questionChosen', index: 9 },
    );
    expect(state).toMatchObject({ phase: 'asking', index: 0 });
    expect(state.answers).toMatchObject({ q0: { answer: 'c' }, q2: { answer: 'a' } });
  });

  it('keeps the first answer where answers cannot be changed, and stays on the question', () => {
    const policy = { ...freeSnapshot.policy, canChangeAnswer: false };
    const answered = play(startRun({ ...freeSnapshot, policy }), give('q0', 'b'));
    expect(answered).toMatchObject({ phase: 'asking', index: 0, answers: { q0: { answer: 'b' } } });
    expect(play(answered, give('q0', 'c'))).toBe(answered);
  });

  it('is not misled by the late confirmation of an earlier answer', () => {
    const state = play(run, give('q0', 'b'), give('q0', 'c'), record('q0', 'b'));
    expect(state.answers.q0).toMatchObject({ answer: 'c', isRecorded: false });
    expect(play(state, record('q0', 'c')).answers.q0).toMatchObject({ isRecorded: true });
  });

  it('ends when it is handed in, or when the time is over', () => {
    expect(play(run, { type: 'submitted' })).toMatchObject({ phase: 'finished', ending: 'completed' });
    expect(play(run, { type: 'timeRanOut', at: 179_999 })).toBe(run);
    expect(play(run, { type: 'timeRanOut', at: 180_000 })).toMatchObject({
      phase: 'finished',
      ending: 'timeRanOut',
    });
  });
});

describe('a run under any events', () => {
  const id = fc.constantFrom('q0', 'q1', 'q2', 'other');
  const at = fc.nat(200_000);
  const answer = fc.constantFrom('a', 'b', '');
  const event: fc.Arbitrary<RunEvent> = fc.oneof(
    fc.record({ type: fc.constant('answerGiven' as const), questionId: id, answer, at }),
    fc.record({
      type: fc.constant('answerRecorded' as const),
      questionId: id,
      answer,
      counts: answer,
      reveal: fc.constant({}),
    }),
    fc.record({ type: fc.constant('answerLost' as const), questionId: id }),
    fc.record({ type: fc.constant('timeRanOut' as const), at }),
    fc.record({ type: fc.constant('nextQuestion' as const), at }),
    fc.record({ type: fc.constant('questionChosen' as const), index: fc.integer({ min: -1, max: 4 }) }),
    fc.record({
      type: fc.constant('lifelineUsed' as const),
      use: fc.record({ lifeline: fc.constant('skip' as const), questionId: id }),
      at,
    }),
  );

  it('never loses a recorded answer, never answers an unknown question, never leaves its questions', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = startRun(timedSnapshot);
        for (const next of events) {
          const after = stepRun(state, next);
          for (const [questionId, given] of Object.entries(state.answers)) {
            if (given.isRecorded) expect(after.answers[questionId]).toEqual(given);
          }
          expect(after.index).toBeGreaterThanOrEqual(state.index);
          expect(questions[after.index]).toBeDefined();
          expect(after.answers.other).toBeUndefined();
          expect(after.closedAt !== null && after.phase === 'asking').toBe(false);
          state = after;
        }
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
    );
  });
});
