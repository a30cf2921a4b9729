import { type OptionLetter, optionLetters, type QuestionBank } from '../question-bank-format.ts';
import { contentWords, normalise } from '../question-similarity.ts';
import { mean } from './mean.ts';
import { limits, nameOf, type Rule } from './rule.ts';
import { asks, tells } from './sentence-marks.ts';

/** Records of the modes beside the quiz zone. */

interface Asked {
  where: string;
  kind: 'audio' | 'maths' | 'text' | 'word' | 'match';
  language: string;
  question: string;
  /** The sound that it is about. */
  audio?: string;
  options: readonly string[];
  /** The right letter; null for a kind with none or several. */
  answer: OptionLetter | null;
  note: string;
}

function everythingAsked(bank: QuestionBank): Asked[] {
  return [
    ...bank.clips.map((clip) => ({ ...clip, where: nameOf(clip) })),
    ...bank.maths.map((exercise) => ({ ...exercise, where: nameOf(exercise) })),
    ...bank.texts.flatMap(({ key, language, questions }) =>
      questions.map((question, index) => ({
        ...question,
        language,
        kind: 'text' as const,
        where: `${language}/${key}.${index + 1}`,
      })),
    ),
    ...bank.words.map((word) => ({ ...word, where: nameOf(word), options: [], answer: null })),
    ...bank.matches.map((match) => ({
      ...match,
      kind: 'match' as const,
      where: nameOf(match),
      answer: null,
    })),
  ];
}

/** A rule that looks at one of them at a time: `check` gives what is wrong, or null. */
function perRecord(check: (asked: Asked) => string | null): Rule {
  return (bank) =>
    everythingAsked(bank).flatMap((asked) => {
      const text = check(asked);
      return text === null ? [] : [{ where: asked.where, text }];
    });
}

export const optionsOfAllKindsDistinct = perRecord(({ kind, options }) => {
  // In a formula every sign counts.
  const read = kind === 'maths' ? options : options.map(normalise);
  return new Set(read).size < read.length ? 'two options read the same' : null;
});

export const sentencesOfAllKinds = perRecord(({ language, question, note }) => {
  if (!asks(question, language) && !tells(question, language))
    return 'a question ends in its mark, a task or clue in a full stop';
  return tells(note, language) ? null : 'the note does not end in a full stop';
});

/** No two records of a mode ask the same in the same language with the same options. */
export const unrepeated: Rule = (bank) => {
  const groups = Map.groupBy(everythingAsked(bank), ({ language, kind, question, audio, options }) =>
    [language, kind, question.toLowerCase(), audio, ...options.toSorted()].join('\n'),
  );
  return [...groups.values()].flatMap(([first, ...more]) =>
    more.map(({ where }) => ({ where, text: `asks the same as ${first?.where}` })),
  );
};

/** Among the questions of a mode with four options each letter is right about equally often. */
export const positionTellsNothing: Rule = (bank) => {
  const fours = everythingAsked(bank).filter(
    ({ answer, options }) => answer !== null && options.length === 4,
  );
  return [...Map.groupBy(fours, ({ kind }) => kind)]
    .filter(([, members]) => members.length >= limits.shareSample)
    .flatMap(([kind, members]) =>
      optionLetters
        .slice(0, 4)
        .map((letter) => ({ letter, part: mean(members, ({ answer }) => (answer === letter ? 1 : 0)) }))
        .filter(({ part }) => part < limits.overallLetterShare.least || part > limits.overallLetterShare.most)
        .map(({ letter, part }) => ({
          where: kind,
          text: `${letter} is right in ${Math.round(part * 100)} %`,
        })),
    );
};

/** A clue does not say its word, and no word is looked for twice. */
export const clueHidesWord: Rule = ({ words }) => {
  const seen = new Map<string, string>();
  return words.flatMap((word) => {
    const { key, language, question, answer } = word;
    const where = nameOf(word);
    const name = `${language} ${normalise(answer)}`;
    const earlier = seen.get(name);
    seen.set(name, key);
    if (earlier !== undefined) return [{ where, text: `the word of ${earlier}` }];
    const clue = contentWords(question);
    const told = [...contentWords(answer)].find((part) => clue.has(part));
    return told === undefined ? [] : [{ where, text: `the clue says "${told}"` }];
  });
};

/** Dollar signs come in pairs, and so do the braces between them; options are formulas or all of them plain. */
export const formulasWhole: Rule = ({ maths }) =>
  maths.flatMap((exercise) => {
    const { question, options, note } = exercise;
    const where = nameOf(exercise);
    const broken = [question, ...options, note].find((text) => !isWhole(text));
    if (broken !== undefined) return [{ where, text: `not a whole formula: ${broken}` }];
    const formulas = options.filter((option) => option.includes('$')).length;
    return formulas === 0 || formulas === options.length
      ? []
      : [{ where, text: 'some options are formulas and others are not' }];
  });

function isWhole(text: string): boolean {
  if ((text.match(/\$/g)?.length ?? 0) % 2 !== 0) return false;
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (depth < 0) return false;
  }
  return depth === 0 && !/NaN|undefined|Infinity/.test(text);
}

export const textLength: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const words = text.detail
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/).length;
    const { least, most } = limits.textWords;
    return words >= least && words <= most ? [] : [{ where: nameOf(text), text: `${words} words` }];
  });
