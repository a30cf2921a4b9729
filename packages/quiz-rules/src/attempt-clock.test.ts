import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClockedQuestion,
  type ClockPolicy,
  clockDefaults,
  questionWindows,
  readAttemptClock,
  timeTaken,
} from './attempt-clock.ts';

const policy: ClockPolicy = { pacing: 'per-question', timeMs: 30_000, ...clockDefaults };
const open: ClockedQuestion = { answeredAt: null, hasNote: false, clipMs: 0, resetAt: null };
const answered = (answeredAt: number, rest: Partial<ClockedQuestion> = {}) => ({
  ...open,
  answeredAt,
  ...rest,
});
const opened = 1_000_000;
const current = (questions: ClockedQuestion[], now: number) =>
  readAttemptClock(opened, questions, policy, now).current;

describe('the clock of an attempt', () => {
  it('[P13] starts the first question when the attempt is opened', () => {
    expect(current([open, open], opened)).toEqual({
      index: 0,
      startsAt: opened,
      deadline: opened + 30_000,
      closesAt: opened + 31_000,
    });
  });

  it('[P13] starts the next question 1 s after the answer, 5 s after an answer that revealed a note', () => {
    const at = opened + 4000;
    expect(current([answered(at), open], at)).toMatchObject({ index: 1, startsAt: at + 1000 });
    expect(current([answered(at, { hasNote: true }), open], at)).toMatchObject({
      index: 1,
      startsAt: at + 5000,
    });
  });

  it('[P13] starts an audio question when its clip is over', () => {
    expect(current([{ ...open, clipMs: 12_000 }], opened)).toMatchObject({
      startsAt: opened + 12_000,
      deadline: opened + 42_000,
    });
  });

  it('[P21] gives the full time again when the time is reset', () => {
    const resetAt = opened + 20_000;
    expect(current([{ ...open, resetAt }], resetAt)).toMatchObject({ deadline: resetAt + 30_000 });
  });

  it('[P14] takes an answer until 1 s after the time, and no later', () => {
    expect(current([open], opened + 31_000)).toMatchObject({ index: 0, closesAt: opened + 31_000 });
    expect(current([open], opened + 31_001)).toBeNull();
  });

  it('[P15] goes on to the next question when a player is away, and is over after the last', () => {
    const questions = [open, open];
    expect(current(questions, opened + 31_000)).toMatchObject({ index: 0 });
    expect(current(questions, opened + 31_001)).toMatchObject({ index: 1, startsAt: opened + 32_000 });
    const endsAt = opened + 32_000 + 31_000;
    expect(readAttemptClock(opened, questions, policy, endsAt)).toMatchObject({ endsAt, isOver: false });
    expect(readAttemptClock(opened, questions, policy, endsAt + 1)).toEqual({
      current: null,
      endsAt,
      isOver: true,
    });
  });

  it('is over as soon as every question is answered, and for an attempt without questions', () => {
    const at = opened + 5000;
    expect(readAttemptClock(opened, [answered(at)], policy, at)).toEqual({
      current: null,
      endsAt: at,
      isOver: true,
    });
    expect(readAttemptClock(opened, [], policy, opened)).toMatchObject({ current: null, isOver: true });
  });

  it('[P17] has one end for all questions when the run has one timer', () => {
    const perRun: ClockPolicy = { ...policy, pacing: 'per-run', timeMs: 180_000 };
    const questions = [answered(opened + 1), open];
    const endsAt = opened + 181_000;
    expect(readAttemptClock(opened, questions, perRun, endsAt)).toEqual({
      current: null,
      endsAt,
      isOver: false,
    });
    expect(readAttemptClock(opened, questions, perRun, endsAt + 1).isOver).toBe(true);
    for (const window of questionWindows(opened, questions, perRun)) {
      expect(window).toMatchObject({ startsAt: opened, deadline: opened + 180_000, closesAt: endsAt });
    }
  });

  it('counts the time taken from the start of the question, from 0 to its full time', () => {
    const [window] = questionWindows(opened, [{ ...open, clipMs: 2000 }], policy);
    if (window === undefined) throw new Error('no window');
    expect(timeTaken(window, opened + 1000)).toBe(0);
    expect(timeTaken(window, opened + 9500)).toBe(7500);
    expect(timeTaken(window, opened + 32_900)).toBe(30_000);
  });

  it('[P15] never goes back to an earlier question as time passes', () => {
    const times = fc.uniqueArray(fc.nat(400_000), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 8 }), (instants, count) => {
        const questions = new Array<ClockedQuestion>(count).fill(open);
        let before = -1;
        for (const now of instants.sort((a, b) => a - b)) {
          const { current: running, isOver } = readAttemptClock(0, questions, policy, now);
          const index = running?.index ?? count;
          expect(index).toBeGreaterThanOrEqual(before);
          expect(isOver).toBe(index === count);
          before = index;
        }
      }),
    );
  });
});
