import { contentLanguages } from './content-language.ts';
import { extremeLengthShare, letterShare } from './lint/share-rules.ts';
import { optionLetters, type QuestionBank } from './question-bank-format.ts';

/** A group of records with their number in each language and in all. */
type CountRow = Readonly<Record<string, string | number>>;

export interface BankSummary {
  readonly modes: CountRow[];
  readonly kinds: CountRow[];
  readonly difficulties: CountRow[];
  readonly licences: CountRow[];
  readonly categories: CountRow[];
  /** Share of each letter among the right answers of choices, and of right options that are longest or shortest. */
  readonly right_answers: CountRow[];
}

/** Counts what a bank holds, by mode, kind, difficulty, licence and category in each language. */
export function summariseBank(bank: QuestionBank): BankSummary {
  const modes = new Map(bank.categories.map(({ language, slug, type }) => [`${language}/${slug}`, type]));
  const records = [
    ...bank.questions,
    ...bank.texts.flatMap((text) =>
      text.questions.map((question) => ({ ...text, ...question, kind: 'text question' as const })),
    ),
    ...bank.words,
    ...bank.clips,
    ...bank.maths,
    ...bank.matches,
  ].map((record) => ({ ...record, mode: modes.get(`${record.language}/${record.category}`) ?? 'none' }));
  type Listed = (typeof records)[number];
  const counts = (name: string, group: (record: Listed) => string): CountRow[] =>
    [...Map.groupBy(records, group)]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([value, members]) => ({ [name]: value, ...byLanguage(members) }));
  return {
    modes: [...counts('mode', ({ mode }) => mode), { mode: 'all', ...byLanguage(records) }],
    kinds: counts('kind', ({ kind }) => kind),
    difficulties: counts('difficulty', ({ difficulty }) => `${difficulty}`),
    licences: counts('licence', ({ licence }) => licence),
    categories: counts('category', ({ mode, category }) => `${mode} ${category}`),
    right_answers: [shares(bank)],
  };
}

function byLanguage(members: readonly { language: string }[]): CountRow {
  const counts = contentLanguages.map((code) => [
    code,
    members.filter(({ language }) => language === code).length,
  ]);
  return { ...Object.fromEntries(counts), all: members.length };
}

function shares({ questions }: QuestionBank): CountRow {
  const choices = questions.filter(({ kind }) => kind === 'choice');
  const letters = optionLetters.map((letter) => [letter, percent(letterShare(choices, letter))]);
  return {
    ...Object.fromEntries(letters),
    longest: percent(extremeLengthShare(choices, 'longest')),
    shortest: percent(extremeLengthShare(choices, 'shortest')),
  };
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
