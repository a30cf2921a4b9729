import katex from 'katex';
import { nameOf, type Rule } from './rule.ts';

/** Every formula can be set as the client sets it; one that is used often is tried once. */
export const formulasRender: Rule = ({ maths }) => {
  const known = new Map<string, string | null>();
  const problemOf = (formula: string): string | null => {
    const found = known.get(formula);
    if (found !== undefined) return found;
    const problem = problemWith(formula);
    known.set(formula, problem);
    return problem;
  };
  return maths.flatMap((exercise) => {
    const { question, options, note } = exercise;
    return [question, ...options, note].flatMap((text) =>
      formulasIn(text).flatMap((formula) => {
        const problem = problemOf(formula);
        return problem === null ? [] : [{ where: nameOf(exercise), text: `${formula}: ${problem}` }];
      }),
    );
  });
};

/** What stands between dollar signs. */
function formulasIn(text: string): string[] {
  return text.split('$').filter((_, index) => index % 2 === 1);
}

function problemWith(formula: string): string | null {
  try {
    katex.renderToString(formula, { output: 'mathml', strict: 'error', throwOnError: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
