import type { AttemptId, LanguageId, UserId } from '@quiz-arena/contract/ids';
import type { SoloSettlement } from '@quiz-arena/quiz-rules/settle-solo-run';
import type { AttemptRun } from './attempt-run.ts';

/** An attempt at the moment of its settlement, as the domain of its mode sees it. */
export interface SettledAttempt {
  readonly id: AttemptId;
  readonly userId: UserId;
  /** In the words of its mode. */
  readonly place: string;
  readonly languageId: LanguageId;
  readonly openedAt: Date;
  readonly run: AttemptRun;
  readonly settlement: SoloSettlement;
}
