import { type BankQuestion, type OptionLetter, optionLetters } from '../question-bank-format.ts';
import { rightOption } from '../question-similarity.ts';
import { mean } from './mean.ts';
import { limits, type Rule } from './rule.ts';

/** Each letter is right about equally often: in every category and, more closely, over the whole bank. */
export const lettersEven: Rule = (bank) => {
  const fours = bank.questions.filter(
    (question) => question.kind === 'choice' && question.options.length === 4,
  );
  const groups = [
    { where: 'bank', members: fours, bounds: limits.overallLetterShare },
    ...[...Map.groupBy(fours, ({ language, category }) => `${language}/${category}`)].map(
      ([where, members]) => ({ where, members, bounds: limits.categoryLetterShare }),
    ),
  ];
  return groups
    .filter(({ members }) => members.length >= limits.shareSample)
    .flatMap(({ where, members, bounds }) =>
      optionLetters
        .slice(0, 4)
        .map((letter) => ({ letter, part: letterShare(members, letter) }))
        .filter(({ part }) => part < bounds.least || part > bounds.most)
        .map(({ letter, part }) => ({ where, text: `${letter} is right in ${percent(part)}` })),
    );
};

/** Share of the questions whose right answer is `letter`. */
export function letterShare(questions: readonly BankQuestion[], letter: OptionLetter): number {
  return mean(questions, (question) => (question.answer === letter ? 1 : 0));
}

/** Whoever always takes the longest, or always the shortest, option gains little. */
export const lengthTellsNothing: Rule = (bank) => {
  const choices = bank.questions.filter((question) => question.kind === 'choice');
  const groups = [
    ['bank', choices] as const,
    ...Map.groupBy(choices, ({ language, category }) => `${language}/${category}`),
  ];
  return groups
    .filter(([, members]) => members.length >= limits.shareSample)
    .flatMap(([where, members]) =>
      (['longest', 'shortest'] as const)
        .map((extreme) => ({ extreme, part: extremeLengthShare(members, extreme) }))
        .filter(({ part }) => part > limits.lengthGivesAway)
        .map(({ extreme, part }) => ({
          where,
          text: `the right option is the ${extreme} in ${percent(part)}`,
        })),
    );
};

/** Share of the questions whose right option is strictly longer (or shorter) than every wrong one. */
export function extremeLengthShare(
  questions: readonly BankQuestion[],
  extreme: 'longest' | 'shortest',
): number {
  const sign = extreme === 'longest' ? 1 : -1;
  return mean(questions, (question) => {
    const right = rightOption(question);
    const wrong = question.options.filter((option) => option !== right);
    return wrong.every((option) => sign * (right.length - option.length) > 0) ? 1 : 0;
  });
}

/** About half of the statements are true. */
export const truthEven: Rule = (bank) => {
  const statements = bank.questions.filter((question) => question.kind === 'true-false');
  if (statements.length < limits.shareSample) return [];
  const part = letterShare(statements, 'a');
  const isEven = part >= limits.trueShare.least && part <= limits.trueShare.most;
  return isEven ? [] : [{ where: 'bank', text: `${percent(part)} of the statements are true` }];
};

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
