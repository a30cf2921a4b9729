import type { PlayState } from './play-slice.ts';

export interface UnsentAnswer {
  readonly attemptId: string;
  readonly questionId: string;
  /** "" when the time ran out, or when the player has taken the answer back. */
  readonly answer: string;
}

/** The first answer that the server has not confirmed yet; null when there is none. */
export function unsentAnswer({ run, attemptId }: Pick<PlayState, 'run' | 'attemptId'>): UnsentAnswer | null {
  if (run === null || attemptId === null) return null;
  const found = Object.entries(run.answers).find(([, { isRecorded }]) => !isRecorded);
  if (found === undefined) return null;
  const [questionId, { answer }] = found;
  return { attemptId, questionId, answer };
}
