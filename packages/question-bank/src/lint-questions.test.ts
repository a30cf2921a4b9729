import { describe, expect, it } from 'vitest';
import { lintQuestions } from './lint-questions.ts';
import { loadQuestionBank } from './load-question-bank.ts';
import type { BankQuestion, QuestionBank } from './question-bank-format.ts';
import { rightOption } from './question-similarity.ts';

const whole = loadQuestionBank();
/** Two categories of the quiz zone and all of the other modes but the calculations: quicker to look through than all. */
const kept = new Set(
  whole.categories
    .filter(({ slug, type }) => type !== 'quiz-zone' || slug === 'science' || slug === 'music')
    .map(({ slug }) => slug),
);
const bank: QuestionBank = {
  ...whole,
  categories: whole.categories.filter(({ slug }) => kept.has(slug)),
  subcategories: whole.subcategories.filter(({ category }) => kept.has(category)),
  questions: whole.questions.filter(({ category }) => kept.has(category)),
  maths: [],
  programmes: [],
};

type Choice = Extract<BankQuestion, { kind: 'choice' }>;

/** The real bank with every question put through `change`: a question, its replacement, or none. */
function bankWith(change: (question: BankQuestion, index: number) => BankQuestion | null): QuestionBank {
  return { ...bank, questions: bank.questions.flatMap((question, index) => change(question, index) ?? []) };
}

/** The real bank with the choice question science.chemistry.1.01 changed. */
function bankWithChoice(change: (question: Choice) => Partial<Choice>): QuestionBank {
  return bankWith((question) =>
    question.key === 'science.chemistry.1.01' && question.kind === 'choice'
      ? { ...question, ...change(question) }
      : question,
  );
}

/** The real bank with science.chemistry.1.01 a second time, its question put through `reword`. */
function bankWithTwin(reword: (question: string) => string): QuestionBank {
  const twins = bank.questions
    .filter((question) => question.key === 'science.chemistry.1.01')
    .map((question) => ({ ...question, key: 'science.chemistry.1.99', question: reword(question.question) }));
  return { ...bank, questions: [...bank.questions, ...twins] };
}

function rulesBroken(changed: QuestionBank): string[] {
  return [...new Set(lintQuestions(changed).map((finding) => finding.rule))];
}

describe('lintQuestions', () => {
  it('finds two options that read the same', () => {
    const changed = bankWithChoice((question) => ({
      options: question.options.map((option, index) =>
        index === 3 ? ` ${question.options[0]?.toUpperCase()}.` : option,
      ),
    }));
    expect(rulesBroken(changed)).toContain('options-distinct');
  });

  it.each([
    'Lorem ipsum dolor sit amet?',
    'What is the answer to question 7?',
    'Is this a placeholder?',
    'Which gas, TODO?',
  ])('finds the filler %j', (question) => {
    expect(rulesBroken(bankWithChoice(() => ({ question })))).toContain('no-filler');
  });

  it('finds an option that only points at the others', () => {
    const changed = bankWithChoice(({ options }) => ({ options: [...options, 'All of the above'] }));
    expect(rulesBroken(changed)).toContain('no-filler');
  });

  it('finds a question without its question mark and a note without its full stop', () => {
    expect(rulesBroken(bankWithChoice(() => ({ question: 'Which gas is it that fills the air' })))).toContain(
      'sentence-form',
    );
    expect(rulesBroken(bankWithChoice(() => ({ note: 'A note that simply breaks off' })))).toContain(
      'sentence-form',
    );
  });

  it('finds a question that says its own answer', () => {
    const changed = bankWithChoice(() => ({
      question: 'Is the main gas of the air nitrogen, or which one?',
    }));
    expect(rulesBroken(changed)).toContain('answer-not-in-question');
  });

  it('finds a question that comes twice with other capitals and punctuation', () => {
    const changed = bankWithTwin((question) => question.toUpperCase());
    expect(rulesBroken(changed)).toEqual(['no-duplicates']);
  });

  it('finds a question that is only worded a little differently', () => {
    const changed = bankWithTwin(() => 'Which one of the gases makes up about 78 % of the dry air?');
    expect(lintQuestions(changed).map(({ rule, where }) => [rule, where])).toEqual([
      ['no-duplicates', 'en/science.chemistry.1.99'],
    ]);
  });

  it('finds a level with nine questions', () => {
    let kept = 0;
    const changed = bankWith((question) =>
      question.subcategory === 'chemistry' && question.level === 2 && ++kept > 9 ? null : question,
    );
    expect(lintQuestions(changed)).toContainEqual({
      rule: 'levels-complete',
      where: 'en/science/chemistry',
      text: 'level 2 has 9 of 10 questions',
    });
  });

  it('finds a gap between levels', () => {
    const changed = bankWith((question) =>
      question.subcategory === 'chemistry' && question.level === 2 ? { ...question, level: 3 } : question,
    );
    expect(rulesBroken(changed)).toContain('levels-complete');
  });

  it('finds a category without any question', () => {
    const changed = bankWith((question) => (question.category === 'music' ? null : question));
    expect(rulesBroken(changed)).toContain('levels-complete');
  });

  it('finds a level that is no harder than the one before', () => {
    const changed = bankWith((question) => ({ ...question, difficulty: 3 }));
    expect(rulesBroken(changed)).toContain('levels-rise');
  });

  it('finds a category whose right answers favour one letter', () => {
    const changed = bankWith((question) =>
      question.category === 'music' && question.kind === 'choice' ? withRightOptionAt(question, 0) : question,
    );
    const places = lintQuestions(changed)
      .filter((finding) => finding.rule === 'letters-even')
      .map((finding) => finding.where);
    expect(places).toContain('en/music');
    expect(places).not.toContain('en/science');
  });

  it('finds right options that are mostly the longest, or mostly the shortest', () => {
    const longer = bankWith((question) =>
      withRightOptionText(question, (right) => `${right} ${'x'.repeat(40)}`),
    );
    const shorter = bankWith((question) => withRightOptionText(question, () => ''));
    expect(rulesBroken(longer)).toContain('length-tells-nothing');
    expect(rulesBroken(shorter)).toContain('length-tells-nothing');
  });

  it('finds statements that are all true', () => {
    const changed = bankWith((question) =>
      question.kind === 'true-false' ? { ...question, answer: 'a' } : question,
    );
    expect(rulesBroken(changed)).toEqual(['truth-even']);
  });

  it('finds a clue that says its word, and a word that is looked for twice', () => {
    const [first, second, ...words] = bank.words;
    if (first === undefined || second === undefined) throw new Error('the bank has no words');
    const telling = { ...first, question: `A ${first.answer.toLowerCase()} is meant here.` };
    expect(rulesBroken({ ...bank, words: [telling, second, ...words] })).toEqual(['clue-hides-word']);
    const twice = { ...second, answer: first.answer };
    expect(rulesBroken({ ...bank, words: [first, twice, ...words] })).toEqual(['clue-hides-word']);
  });

  it.each(['What is $\\frac{1}{2$?', 'What is $3 + 4?', 'What is $NaN$?'])(
    'finds the broken formula %j',
    (question) => {
      const [exercise] = whole.maths;
      if (exercise === undefined) throw new Error('the bank has no calculations');
      expect(rulesBroken({ ...bank, maths: [{ ...exercise, question }] })).toContain('formulas-whole');
    },
  );

  it('finds a question of another mode that comes twice, or without its full stop', () => {
    const [match] = bank.matches;
    if (match === undefined) throw new Error('the bank has no matches');
    const twin = { ...match, key: 'match-nature.match-nature.1.99' };
    expect(rulesBroken({ ...bank, matches: [...bank.matches, twin] })).toEqual(['unrepeated']);
    const broken = { ...match, note: 'A note that simply breaks off' };
    expect(rulesBroken({ ...bank, matches: bank.matches.with(0, broken) })).toEqual([
      'sentence-form-in-modes',
    ]);
  });

  it('finds a subcategory that is only translated in part', () => {
    const spanish = { language: 'es' } as const;
    const translated = (subcategory: string | null) =>
      bank.questions.filter((question) => question.subcategory === subcategory);
    const changed: QuestionBank = {
      ...bank,
      categories: [
        ...bank.categories,
        ...bank.categories
          .filter(({ slug }) => slug === 'science')
          .map((entry) => ({ ...entry, ...spanish })),
      ],
      subcategories: [
        ...bank.subcategories,
        ...bank.subcategories
          .filter(({ slug }) => slug === 'chemistry')
          .map((entry) => ({ ...entry, ...spanish })),
      ],
      questions: [
        ...bank.questions,
        ...translated('chemistry')
          .slice(1)
          .map((question) => ({ ...question, ...spanish, note: 'Una nota.', question: '¿Qué es esto?' })),
      ],
    };
    expect(lintQuestions(changed)).toContainEqual({
      rule: 'translations-whole',
      where: 'es/science/chemistry',
      text: 'not translated: science.chemistry.1.01',
    });
  });

  it('finds a subcategory that rules make but a language does not offer', () => {
    const subcategories = bank.subcategories.filter(
      ({ language, slug }) => language !== 'hi' || slug !== 'morse-words',
    );
    expect(lintQuestions({ ...bank, subcategories })).toContainEqual({
      rule: 'every-language-complete',
      where: 'hi/listening-signals/morse-words',
      text: 'not offered, but in other languages',
    });
  });

  it('finds a translated subcategory that one language lacks', () => {
    const subcategories = bank.subcategories.filter(
      ({ language, slug }) => language !== 'ar' || slug !== 'human-body',
    );
    expect(lintQuestions({ ...bank, subcategories })).toContainEqual({
      rule: 'every-language-complete',
      where: 'ar/science/human-body',
      text: 'not offered, but in other languages',
    });
  });

  it('finds a contest that draws from a category that is not there', () => {
    const [programme] = whole.programmes;
    if (programme === undefined) throw new Error('the bank has no programme');
    const programmes = [{ ...programme, contests: programme.contests.slice(0, 1), exams: [] }];
    const lost = programmes[0]?.contests[0]?.categories.find((slug) => !kept.has(slug));
    expect(rulesBroken({ ...bank, programmes })).toEqual(['programme-places']);
    expect(lintQuestions({ ...bank, programmes })).toContainEqual({
      rule: 'programme-places',
      where: `${programme.language}/${programme.contests[0]?.key}`,
      text: `there is no category ${lost}`,
    });
  });

  it('finds a sound or picture that is not there', () => {
    const [clip] = bank.clips;
    if (clip === undefined) throw new Error('the bank has no clips');
    const silent = { ...clip, audio: 'clips/silence.wav' };
    expect(rulesBroken({ ...bank, clips: bank.clips.with(0, silent) })).toEqual(['media-exist']);
    const blind = bankWithChoice(() => ({ image: 'flags/none.svg' }));
    expect(rulesBroken(blind)).toEqual(['media-exist']);
  });

  it.each(['\\fracc{1}{2}', '\\frac{1}', 'x^2^3'])('finds the formula %j, which cannot be set', (formula) => {
    const [exercise] = whole.maths;
    if (exercise === undefined) throw new Error('the bank has no calculations');
    const broken = { ...exercise, question: `What is $${formula}$?` };
    expect(rulesBroken({ ...bank, maths: [broken] })).toEqual(['formulas-render']);
  });

  it('finds a text of a few words', () => {
    const [text] = bank.texts;
    if (text === undefined) throw new Error('the bank has no texts');
    const short = { ...text, detail: '<p>Bees fly.</p>' };
    expect(rulesBroken({ ...bank, texts: bank.texts.with(0, short) })).toEqual(['text-length']);
  });

  it('finds calculations whose right results favour one letter', () => {
    const maths = whole.maths.map((exercise) => ({ ...exercise, answer: 'a' as const }));
    expect(rulesBroken({ ...bank, maths })).toEqual(['position-tells-nothing']);
  });
});

function withRightOptionAt(question: Choice, place: number): BankQuestion {
  const right = rightOption(question);
  const wrong = question.options.filter((option) => option !== right);
  return { ...question, options: wrong.toSpliced(place, 0, right), answer: 'a' };
}

function withRightOptionText(question: BankQuestion, change: (right: string) => string): BankQuestion {
  if (question.kind !== 'choice') return question;
  const right = rightOption(question);
  return {
    ...question,
    options: question.options.map((option) => (option === right ? change(option) : option)),
  };
}
