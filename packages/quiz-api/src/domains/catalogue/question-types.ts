import type { QuestionKind } from '@quiz-arena/quiz-rules/question-kind';

/** `questionType` of a stored question, by what an answer to it looks like. */
export const questionTypes = {
  choice: 1,
  trueFalse: 2,
  multiSelect: 3,
  sequence: 4,
  letters: 5,
} as const satisfies Record<QuestionKind, number>;

const kinds = new Map<number, QuestionKind>(
  Object.entries(questionTypes).map(([kind, type]) => [type, kind as QuestionKind]),
);

/** What an answer to a question looks like. */
export function kindOf({ questionType }: { readonly questionType: number }): QuestionKind {
  const kind = kinds.get(questionType);
  if (kind === undefined) throw new Error(`no question is of the type ${questionType}`);
  return kind;
}
