import type { RunEvent, RunPolicy, RunState } from './run-state.ts';
import type { RunSnapshot } from './start-run.ts';
import { stepRun } from './step-run.ts';

const perQuestion: RunPolicy = {
  pacing: 'per-question',
  timeMs: 30_000,
  isFreeNavigation: false,
  canChangeAnswer: false,
  revealMs: 1000,
  noteMs: 5000,
};

/** Three choice questions: q0, q1, q2. */
export const questions = ['q0', 'q1', 'q2'].map((id) => ({
  id,
  kind: 'choice' as const,
  letters: ['a', 'b', 'c', 'd'] as const,
  clipMs: 0,
}));

/** 30 s per question, the first answer stands. */
export const timedSnapshot: RunSnapshot = {
  policy: perQuestion,
  questions,
  given: [],
  lifelinesUsed: [],
  current: { index: 0, startsAt: 0, deadline: 30_000 },
  endsAt: null,
};

/** 180 s for all questions, in any order, the last answer stands. */
export const freeSnapshot: RunSnapshot = {
  ...timedSnapshot,
  policy: {
    ...perQuestion,
    pacing: 'per-run',
    timeMs: 180_000,
    isFreeNavigation: true,
    canChangeAnswer: true,
  },
  current: null,
  endsAt: 180_000,
};

/** The state after these events. */
export function play(state: RunState, ...events: readonly RunEvent[]): RunState {
  return events.reduce(stepRun, state);
}

/** The player gives an answer. */
export function give(questionId: string, answer: string, at = 0): RunEvent {
  return { type: 'answerGiven', questionId, answer, at };
}

/** The server confirms an answer; `counts`: the one that it had before. */
export function record(questionId: string, answer: string, reveal = {}, counts = answer): RunEvent {
  return { type: 'answerRecorded', questionId, answer, counts, reveal };
}
