import type { QuestionKind } from '@quiz-arena/quiz-rules/question-kind';

/** Kinds of question that can be played: each has a row in surfaces/answer-surfaces.ts. */
export type PlayableKind = QuestionKind;
