/** A finished run as badges see it. */
export interface BadgeRun {
  readonly served: number;
  readonly correct: number;
  /** Time that all its questions took together, by the server's clock. */
  readonly totalMs: number;
  /** Lifelines or hints used. */
  readonly helps: number;
}

/** Questions that must be solved before a run counts as a fast one. */
const minimumSolved = 5;

/**
 * Average seconds a question, for super_sonic (guess the word) and flashback (fun and learn); null for a run
 * that does not count: a hint was used, or fewer than 5 questions were solved, so that guessing fast earns
 * nothing. Source: rest-api, "Badges".
 */
export function solvingSeconds({ served, correct, totalMs, helps }: BadgeRun): number | null {
  return helps === 0 && correct >= minimumSolved ? totalMs / served / 1000 : null;
}

/** Questions of a run with every answer right and no lifeline, for brainiac; 0 for any other run. */
export function perfectQuestions({ served, correct, helps }: BadgeRun): number {
  return helps === 0 && correct === served ? served : 0;
}
