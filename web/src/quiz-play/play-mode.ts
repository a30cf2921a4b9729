import type { ActionName, AnswerOf, FieldsOf } from '@quiz-arena/contract/action-registry';
import type { AttemptState } from '@quiz-arena/contract/attempt-state';
import type { SoloModeId } from '@quiz-arena/contract/modes';
import type { SettingKey } from '@quiz-arena/contract/settings';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import type { RunPolicy } from '@quiz-arena/quiz-rules/run-state';
import type { PlayableKind } from './playable-kind.ts';

/**
 * A way to play alone, as data: the engine reads it and asks nothing else about a mode. What the wire knows of it
 * (quiz_type, flag, categories) is the contract's own table.
 */
export interface PlayMode {
  readonly id: SoloModeId;
  readonly titleKey: PlainTextKey;
  /** The action that opens its attempts, or goes on with an open one. */
  readonly source: SourceName;
  /** Kinds of question that it asks; each has an answer surface. */
  readonly kinds: readonly PlayableKind[];
  /** How questions follow one another; times come with the attempt. */
  readonly pacing: Pick<RunPolicy, 'pacing' | 'isFreeNavigation' | 'canChangeAnswer'>;
  /** Settings with the points of a right and of a wrong answer; null: no points are shown while playing. */
  readonly points: { readonly credit: SettingKey; readonly deduct: SettingKey } | null;
  /** Whether a result can be reviewed for its price. */
  readonly hasReview: boolean;
}

/** Actions that open an attempt. */
export type SourceName = {
  [Name in ActionName]: AnswerOf<Name> extends { attempt: AttemptState; data: readonly object[] }
    ? Name
    : never;
}[ActionName];

/** A call that opens an attempt: the same call goes on with it. */
export type SourceCall<Name extends SourceName = SourceName> = {
  [Each in Name]: { readonly name: Each; readonly fields: FieldsOf<Each> };
}[Name];
