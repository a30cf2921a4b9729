import type { ComponentType } from 'react';
import type { PlayableKind } from '../playable-kind.ts';
import type { AnswerSurfaceProps, ReviewedAnswerProps } from './answer-surface-props.ts';
import { ChoiceSurface } from './choice-surface.tsx';
import { LettersSurface } from './letters-surface.tsx';
import { MultiSelectSurface } from './multi-select-surface.tsx';
import { ReviewedChoice } from './reviewed-choice.tsx';
import { ReviewedOrder } from './reviewed-order.tsx';
import { ReviewedWord } from './reviewed-word.tsx';
import { SequenceSurface } from './sequence-surface.tsx';

interface AnswerSurface {
  /** Where the question is answered, by pointer and by keys. */
  Surface: ComponentType<AnswerSurfaceProps>;
  /** How its answer is shown in a review. */
  Reviewed: ComponentType<ReviewedAnswerProps>;
}

/** How each kind of question is answered and reviewed. A further kind is a further row. */
export const answerSurfaces = {
  choice: { Surface: ChoiceSurface, Reviewed: ReviewedChoice },
  trueFalse: { Surface: ChoiceSurface, Reviewed: ReviewedChoice },
  multiSelect: { Surface: MultiSelectSurface, Reviewed: ReviewedChoice },
  sequence: { Surface: SequenceSurface, Reviewed: ReviewedOrder },
  letters: { Surface: LettersSurface, Reviewed: ReviewedWord },
} as const satisfies Record<PlayableKind, AnswerSurface>;
