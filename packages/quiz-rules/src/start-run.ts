import type { LifelineUse, Reveal, RunAnswer, RunPolicy, RunQuestion, RunState } from './run-state.ts';

/** A run as the server knows it: new, or in the middle after a reload. */
export interface RunSnapshot {
  readonly policy: RunPolicy;
  readonly questions: readonly RunQuestion[];
  readonly given: readonly {
    readonly questionId: string;
    readonly answer: string;
    readonly reveal: Reveal;
  }[];
  readonly lifelinesUsed: readonly LifelineUse[];
  /** The question whose time runs; null when none has a time of its own or all are answered. */
  readonly current: { readonly index: number; readonly startsAt: number; readonly deadline: number } | null;
  /** End of a run with one timer; null with a timer per question. */
  readonly endsAt: number | null;
}

/** Starts a run, or goes on where the server's snapshot says that the player was. */
export function startRun(snapshot: RunSnapshot): RunState {
  const { policy, questions, current, endsAt, lifelinesUsed } = snapshot;
  const skipped = new Set(
    lifelinesUsed.filter(({ lifeline }) => lifeline === 'skip').map(({ questionId }) => questionId),
  );
  const answers = Object.fromEntries(
    snapshot.given.map(({ questionId, answer, reveal }): [string, RunAnswer] => {
      const empty = skipped.has(questionId) ? 'skipped' : 'timedOut';
      return [questionId, { answer, how: answer === '' ? empty : 'given', isRecorded: true, reveal }];
    }),
  );
  const firstOpen = questions.findIndex(({ id }) => answers[id] === undefined);
  const isPerRun = policy.pacing === 'per-run';
  const isFinished = isPerRun ? questions.length === 0 : current === null;
  const deadline = (isPerRun ? endsAt : current?.deadline) ?? 0;
  return {
    policy,
    questions,
    index: current?.index ?? Math.max(0, firstOpen),
    answers,
    lifelinesUsed,
    phase: isFinished ? 'finished' : 'asking',
    startsAt: isPerRun ? deadline - policy.timeMs : (current?.startsAt ?? 0),
    deadline,
    closedAt: null,
    ending: isFinished ? 'completed' : null,
  };
}
