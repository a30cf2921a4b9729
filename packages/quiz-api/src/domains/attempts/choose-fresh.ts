import type { QuestionId } from '@quiz-arena/contract/ids';
import type { Random } from '@quiz-arena/quiz-rules/seeded-random';
import { shuffle } from '@quiz-arena/quiz-rules/shuffle';

interface Choosable {
  readonly id: QuestionId;
}

/**
 * Chooses up to `limit` questions (null: all): those never seen first, then those seen longest ago, and those to be
 * avoided only when nothing else is left. In random order when `isShuffled`, else in the order given.
 */
export function chooseFresh<Question extends Choosable>(
  questions: readonly Question[],
  history: { seenAt: ReadonlyMap<QuestionId, Date>; avoided: ReadonlySet<QuestionId> },
  choice: { limit: number | null; isShuffled: boolean },
  random: Random,
): Question[] {
  const staleness = ({ id }: Question) =>
    history.avoided.has(id) ? Number.POSITIVE_INFINITY : (history.seenAt.get(id)?.getTime() ?? 0);
  const chosen = shuffle(questions, random)
    .sort((one, other) =>
      staleness(one) < staleness(other) ? -1 : staleness(one) > staleness(other) ? 1 : 0,
    )
    .slice(0, choice.limit ?? questions.length);
  if (choice.isShuffled) return shuffle(chosen, random);
  return questions.filter((question) => chosen.includes(question));
}
