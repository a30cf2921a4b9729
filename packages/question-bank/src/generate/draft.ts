import type { ContentLanguage } from '../content-language.ts';
import type { MathsRecord, OptionLetter, QuestionRecord } from '../question-bank-format.ts';
import { type Message, render } from './message.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** A question before its options have places. */
export interface Draft {
  /** Tells it from the others of its place for good: a country's or element's number, or the place in a series. */
  number: number;
  difficulty: number;
  question: Message;
  /** Below the media folder. */
  image?: string;
  right: string;
  /** The likelier to be chosen, the earlier; three are used. Repetitions and the right text are left out. */
  wrong: readonly string[];
  note: Message;
}

/** Where questions come from: their source and its licence. */
export interface Origin {
  source: string;
  licence: QuestionRecord['licence'];
}

/** What is written: in which place of the bank, in which language. */
export interface Written {
  /** `<category>.<subcategory>`, with which the keys begin. */
  place: string;
  language: ContentLanguage;
}

const QUESTIONS_PER_LEVEL = 10;

/** The wrong texts that can stand beside the right one. */
export function distinctWrong({ right, wrong }: Pick<Draft, 'right' | 'wrong'>): string[] {
  return [...new Set(wrong)].filter((text) => text !== right);
}

/** Questions of the quiz zone, a level for each difficulty: one with fewer than ten questions joins the next. */
export function asLevels(
  { place, language }: Written,
  drafts: readonly Draft[],
  origin: Origin,
): QuestionRecord[] {
  const levels: Draft[][] = [[]];
  for (const [, members] of [...Map.groupBy(drafts, ({ difficulty }) => difficulty)].sort(
    ([one], [other]) => one - other,
  )) {
    if ((levels.at(-1)?.length ?? 0) >= QUESTIONS_PER_LEVEL) levels.push([]);
    levels.at(-1)?.push(...members);
  }
  const last = levels.at(-1) ?? [];
  if (levels.length > 1 && last.length < QUESTIONS_PER_LEVEL) levels.at(-2)?.push(...(levels.pop() ?? []));
  return levels.flatMap((members, index) =>
    withOptions(place, members).map(({ draft, options, answer }) => ({
      kind: 'choice' as const,
      key: `${place}.${index + 1}.${threeDigits(draft.number)}`,
      level: index + 1,
      difficulty: draft.difficulty,
      question: render(draft.question, language),
      ...(draft.image === undefined ? {} : { image: draft.image }),
      options,
      answer,
      note: render(draft.note, language),
      ...origin,
    })),
  );
}

/** Calculations, which have no levels. */
export function asMaths(
  { place, language }: Written,
  drafts: readonly Draft[],
  origin: Origin,
): MathsRecord[] {
  const write = (text: string): string => inNotation(text, language);
  return withOptions(place, drafts).map(({ draft, options, answer }) => ({
    kind: 'maths',
    key: `${place}.${threeDigits(draft.number)}`,
    difficulty: draft.difficulty,
    question: write(render(draft.question, language)),
    options: options.map(write),
    answer,
    note: write(render(draft.note, language)),
    ...origin,
  }));
}

/** Formulas with the decimal comma of a language, and German ones with the colon of division. */
function inNotation(text: string, language: ContentLanguage): string {
  const divided = language === 'de' ? text.replaceAll('\\div', ':') : text;
  const hasComma = language === 'de' || language === 'es' || language === 'fr';
  return hasComma ? divided.replaceAll(/(?<=\d)\.(?=\d)/g, '{,}') : divided;
}

/** Four options each; among four questions in a row every letter is right once. */
export function withOptions<Asked extends Draft>(
  seed: string,
  drafts: readonly Asked[],
): { draft: Asked; options: string[]; answer: OptionLetter }[] {
  const random = seededRandom(seed);
  let letters: OptionLetter[] = [];
  return drafts.map((draft) => {
    if (letters.length === 0) letters = random.shuffle(['a', 'b', 'c', 'd'] as const);
    const answer = letters.pop() ?? 'a';
    return { draft, options: placed(draft, answer, random), answer };
  });
}

function placed(draft: Draft, answer: OptionLetter, random: SeededRandom): string[] {
  const wrong = distinctWrong(draft).slice(0, 3);
  if (wrong.length < 3) throw new Error(`"${render(draft.question, 'en')}" has too few wrong options`);
  return random.shuffle(wrong).toSpliced('abcd'.indexOf(answer), 0, draft.right);
}

function threeDigits(number: number): string {
  return String(number).padStart(3, '0');
}
