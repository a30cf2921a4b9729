import type { AudiencePoll } from './lifeline-effects.ts';
import type { OptionLetter } from './option-letter.ts';
import type { QuestionKind } from './question-kind.ts';

/** How a run is played; the mode's record and the settings fill it. Durations in milliseconds. */
export interface RunPolicy {
  /** `per-question`: each question has `timeMs`; `per-run`: one timer for all of them. */
  readonly pacing: 'per-question' | 'per-run';
  readonly timeMs: number;
  /** Previous, next and the question board: questions in any order, nothing revealed before the end. */
  readonly isFreeNavigation: boolean;
  /** The last answer before the end stands, instead of the first. */
  readonly canChangeAnswer: boolean;
  /** Pause between an answer and the next question. */
  readonly revealMs: number;
  /** The same when a note was revealed: at most so long. */
  readonly noteMs: number;
}

/** What a run needs to know of a question; texts stay with whoever shows them. */
export interface RunQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  /** The letters of its options; none for a word to spell. */
  readonly letters: readonly OptionLetter[];
  /** Length of its audio clip, which plays before its time starts; 0 without one. */
  readonly clipMs: number;
}

/** What the server tells after an answer: all, part or nothing of it, as mode and answer_mode allow. */
export interface Reveal {
  readonly isCorrect?: boolean;
  readonly correctAnswer?: string;
  readonly note?: string;
}

/** An answer as the player sees it. `answer` is "" when the time ran out or the question was skipped. */
export interface RunAnswer {
  readonly answer: string;
  readonly how: 'given' | 'skipped' | 'timedOut';
  /** False as long as the server has not confirmed it. */
  readonly isRecorded: boolean;
  readonly reveal: Reveal;
}

/** A lifeline or hint that the server granted, and what it showed. */
export type LifelineUse = { readonly questionId: string } & (
  | { readonly lifeline: 'fiftyFifty'; readonly stays: readonly OptionLetter[] }
  | { readonly lifeline: 'audiencePoll'; readonly poll: AudiencePoll }
  | { readonly lifeline: 'resetTimer'; readonly deadline: number }
  | { readonly lifeline: 'skip' | 'doubleCoins' }
  | { readonly lifeline: 'hint'; readonly position: number; readonly letter: string }
);

/**
 * - `asking`: the current question can be answered
 * - `revealing`: it is closed, the next one follows
 * - `finished`: nothing can be answered any more
 */
export type RunPhase = 'asking' | 'revealing' | 'finished';

export type RunEnding = 'completed' | 'timeRanOut' | 'left';

/** A solo run as one plain value: fit for a store, for JSON, for comparison. Instants in epoch milliseconds. */
export interface RunState {
  readonly policy: RunPolicy;
  readonly questions: readonly RunQuestion[];
  /** The current question. */
  readonly index: number;
  /** By question id; unanswered questions have none. */
  readonly answers: Readonly<Record<string, RunAnswer>>;
  readonly lifelinesUsed: readonly LifelineUse[];
  readonly phase: RunPhase;
  /** When the time of the current question, or of the whole run, started and is over. */
  readonly startsAt: number;
  readonly deadline: number;
  /** When the current question was closed; null while it is asked. */
  readonly closedAt: number | null;
  /** Why the run is finished; null before. */
  readonly ending: RunEnding | null;
}

/** What happened to a run; instants (`at`) are epoch milliseconds. */
export type RunEvent =
  | {
      readonly type: 'answerGiven';
      readonly questionId: string;
      readonly answer: string;
      readonly at: number;
    }
  /** The server has taken the answer that was sent; what counts may be another one, given elsewhere before. */
  | {
      readonly type: 'answerRecorded';
      readonly questionId: string;
      readonly answer: string;
      readonly counts: string;
      readonly reveal: Reveal;
    }
  /** The answer did not reach the server: the question can be answered again. */
  | { readonly type: 'answerLost'; readonly questionId: string }
  | { readonly type: 'timeRanOut'; readonly at: number }
  | { readonly type: 'lifelineUsed'; readonly use: LifelineUse; readonly at: number }
  /** The clip ended, or the player asked for the options before it did: the time starts. */
  | { readonly type: 'optionsShown'; readonly at: number }
  | { readonly type: 'nextQuestion'; readonly at: number }
  /** Free navigation only. */
  | { readonly type: 'questionChosen'; readonly index: number }
  /** Free navigation only: the player hands the run in. */
  | { readonly type: 'submitted' }
  | { readonly type: 'left' };
