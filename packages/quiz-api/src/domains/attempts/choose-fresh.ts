import type { QuestionId } from '@quiz-arena/contract/ids';
import type { Random } from '@quiz-arena/quiz-rules/seeded-random';
import { shuffle } from '@quiz-arena/quiz-rules/shuffle';

interface Choosable {
  readonly id: QuestionId;
}

/**
 * Chooses up to `limit` questions (null: all): those never seen first, then those seen longest ago. Those to be avoided
 * are left out as long as there are others: the number of right answers at the end would tell theirs. In random order
 * when `isShuffled`, else in the order given.
 */
export function chooseFresh<Question extends Choosable>(
  questions: readonly Question[],
  history: { seenAt: ReadonlyMap<QuestionId, Date>; avoided: ReadonlySet<QuestionId> },
  choice: { limit: number | null; isShuffled: boolean },
  random: Random,
): Question[] {
  const others = questions.filter(({ id }) => !history.avoided.has(id));
  const choosable = others.length > 0 ? others : questions;
  const seenAt = ({ id }: Question) => history.seenAt.get(id)?.getTime() ?? 0;
  const chosen = shuffle(choosable, random)
    .sort((one, other) => seenAt(one) - seenAt(other))
    .slice(0, choice.limit ?? choosable.length);
  if (choice.isShuffled) return shuffle(chosen, random);
  return questions.filter((question) => chosen.includes(question));
}
