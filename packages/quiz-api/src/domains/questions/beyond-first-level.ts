/**
 * The questions above level 1, when there are as many as needed, else all. What a contest, an exam or the daily quiz
 * asks is kept secret elsewhere meanwhile, and whoever begins with a category is to be told all its answers.
 */
export function beyondFirstLevel<Question extends { readonly level: number }>(
  questions: readonly Question[],
  needed: number,
): readonly Question[] {
  const beyond = questions.filter(({ level }) => level > 1);
  return beyond.length >= needed ? beyond : questions;
}
