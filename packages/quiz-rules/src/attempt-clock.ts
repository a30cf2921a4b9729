/** Times of a solo attempt. Durations in milliseconds; instants in epoch milliseconds of the server's clock. */
export interface ClockPolicy {
  /** `per-question`: each question has `timeMs`; `per-run`: all of them together have. */
  readonly pacing: 'per-question' | 'per-run';
  readonly timeMs: number;
  /** Pause after an answer before the next question's time starts. */
  readonly revealMs: number;
  /** The same when the answer revealed a note: the longest that reading it may take. */
  readonly noteMs: number;
  /** An answer that arrives this much after the time still counts: the way over the network. */
  readonly lateMs: number;
}

/** 1 s of reveal, 5 s at most while a note is read, answers up to 1 s late. */
export const clockDefaults = { revealMs: 1000, noteMs: 5000, lateMs: 1000 } as const;

/** What the clock needs to know of a question, in the order in which questions are asked. */
export interface ClockedQuestion {
  /** When the server recorded its answer, also "" for a skip or a time-out; null as long as it has none. */
  readonly answeredAt: number | null;
  /** The answer revealed a note. */
  readonly hasNote: boolean;
  /** Length of its audio clip, which plays before its time starts; 0 without one. */
  readonly clipMs: number;
  /** When the reset-time lifeline was used on it, null if it was not. */
  readonly resetAt: number | null;
}

/** The time of one question. */
export interface QuestionWindow {
  readonly index: number;
  readonly startsAt: number;
  readonly deadline: number;
  /** The last instant at which an answer counts. */
  readonly closesAt: number;
}

/**
 * Whose clock runs at `now`: a question's time starts when the attempt is opened, or at the previous answer
 * plus the reveal pause, plus its clip. A question without an answer closes one `lateMs` after its time, and the
 * next one follows, whether the player is there or not: the clock of an attempt never stands still. `current`
 * is null once every question is answered or closed; `endsAt` is when that happens if nobody answers any more.
 * With one timer for the whole run every question has the same window and none of them is `current`.
 * Source: rest-api, "Attempts: who knows the right answer".
 */
export function readAttemptClock(
  openedAt: number,
  questions: readonly ClockedQuestion[],
  policy: ClockPolicy,
  now: number,
): { readonly current: QuestionWindow | null; readonly endsAt: number; readonly isOver: boolean } {
  if (policy.pacing === 'per-run') {
    const endsAt = openedAt + policy.timeMs + policy.lateMs;
    return { current: null, endsAt, isOver: now > endsAt };
  }
  const windows = questionWindows(openedAt, questions, policy);
  const current = windows.find(({ index, closesAt }) => {
    return questions[index]?.answeredAt === null && now <= closesAt;
  });
  const last = windows.at(-1);
  const endsAt = last === undefined ? openedAt : (questions.at(-1)?.answeredAt ?? last.closesAt);
  return { current: current ?? null, endsAt, isOver: current === undefined };
}

/** The windows of all questions, those to come as they will be if nobody answers any more. */
export function questionWindows(
  openedAt: number,
  questions: readonly ClockedQuestion[],
  policy: ClockPolicy,
): QuestionWindow[] {
  if (policy.pacing === 'per-run') {
    const deadline = openedAt + policy.timeMs;
    return questions.map((_, index) => ({
      index,
      startsAt: openedAt,
      deadline,
      closesAt: deadline + policy.lateMs,
    }));
  }
  let nextAt = openedAt;
  return questions.map(({ answeredAt, hasNote, clipMs, resetAt }, index) => {
    const startsAt = nextAt + clipMs;
    const deadline = (resetAt ?? startsAt) + policy.timeMs;
    const closesAt = deadline + policy.lateMs;
    nextAt = (answeredAt ?? closesAt) + (hasNote ? policy.noteMs : policy.revealMs);
    return { index, startsAt, deadline, closesAt };
  });
}

/**
 * Milliseconds that an answer took, for averages: from the start of the question's time, 0 for one that came
 * during the reveal pause, at most up to its deadline.
 */
export function timeTaken(window: QuestionWindow, arrivedAt: number): number {
  return Math.max(0, Math.min(arrivedAt, window.deadline) - window.startsAt);
}
