import type { ComponentType } from 'react';
import type { PlayableKind } from '../playable-kind.ts';
import type { AnswerSurfaceProps, ReviewedAnswerProps } from './answer-surface-props.ts';
import { ChoiceSurface } from './choice-surface.tsx';
import { ReviewedChoice } from './reviewed-choice.tsx';

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
} as const satisfies Record<PlayableKind, AnswerSurface>;
