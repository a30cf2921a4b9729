import type { QuestionId } from '@quiz-arena/contract/ids';
import type { LifelineEffect } from '@quiz-arena/contract/lifeline-values';
import type { LifelineName } from '@quiz-arena/contract/lifelines';
import type { ClockedQuestion } from '@quiz-arena/quiz-rules/attempt-clock';
import type { QuestionKind } from '@quiz-arena/quiz-rules/question-kind';

/** How a question ended. `missed`: its time ran out, or the player went on without it. */
export type QuestionEnd = 'answered' | 'skipped' | 'missed';

/** What the player was told after a question: nothing, whether the answer was right, or the right one and its note. */
export type Told = 'nothing' | 'verdict' | 'answer';

/** One question of an attempt, as the server records it. Right answers are not in it. */
export interface RunQuestion extends ClockedQuestion {
  readonly questionId: QuestionId;
  readonly kind: QuestionKind;
  /** Stored letters in the order in which they are shown as a, b, c …; "" for questions without options. */
  readonly order: string;
  /** Null as long as the player has not answered, whatever the clock says. */
  readonly end: QuestionEnd | null;
  /** What was given, in shown letters; "" for a question without an answer. */
  readonly answer: string;
  readonly isCorrect: boolean;
  readonly told: Told;
}

export interface UsedLifeline {
  readonly lifeline: LifelineName;
  readonly questionId: QuestionId;
  /** Coins that it cost. */
  readonly price: number;
  /** What it showed, for a repeated call and a resumed attempt; of each hint its own. */
  readonly effect: LifelineEffect;
}

/** The course of one attempt; questions in the order in which they are asked. */
export interface AttemptRun {
  readonly questions: readonly RunQuestion[];
  readonly lifelines: readonly UsedLifeline[];
  /** Whether this level had paid coins before the attempt was opened; false where there are no levels. */
  readonly isLevelPaid: boolean;
  /** Time for the whole attempt, in milliseconds; null: each question has its own. */
  readonly totalMs: number | null;
  /** The last answer before the end stands, not the first. */
  readonly canChange: boolean;
}
