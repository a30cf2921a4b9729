import { expect, type Page } from '@playwright/test';
import { loadQuestionBank } from '@quiz-arena/question-bank/load-question-bank';

/** What a question wants to be answered with. */
export interface RightAnswer {
  readonly kind: 'options' | 'several' | 'sequence' | 'word';
  /** Of the right options, in the right order where that matters. */
  readonly texts: readonly string[];
}

const bank = loadQuestionBank();
const letters = 'abcde';
const english = <Row extends { language: string }>(rows: readonly Row[]) =>
  rows.filter(({ language }) => language === 'en');

/** Questions about flags read the same: their picture is part of what they are called. */
function named(text: string, picture?: string): string {
  return picture === undefined ? text : `${text} [${picture}]`;
}

/** Every English question of the bank by its name: nothing on the page may tell what is right. */
const rightAnswers = new Map<string, RightAnswer>([
  ...english(bank.questions).map((record) =>
    entry(named(record.question, record.kind === 'choice' ? record.image : undefined), record.options, [
      record.answer,
    ]),
  ),
  ...english(bank.maths).map(({ question, options, answer }) => entry(question, options, [answer])),
  ...english(bank.clips).map(({ question, options, answer }) => entry(question, options, [answer])),
  ...english(bank.texts).flatMap(({ questions }) =>
    questions.map(({ question, options, answer }) => entry(question, options, [answer])),
  ),
  ...english(bank.matches).map(({ question, options, answer, kind }) =>
    entry(question, options, answer, kind === 'sequence' ? 'sequence' : 'several'),
  ),
  ...english(bank.words).map(({ question, answer }): [string, RightAnswer] => [
    question,
    { kind: 'word', texts: [answer] },
  ]),
]);

function entry(
  question: string,
  options: readonly string[],
  answer: readonly string[],
  kind: RightAnswer['kind'] = 'options',
): [string, RightAnswer] {
  return [question, { kind, texts: answer.map((letter) => options[letters.indexOf(letter)] ?? '') }];
}

/** Tells of a question that the test has brought in itself. */
export function learnAnswer(question: string, right: RightAnswer): void {
  rightAnswers.set(question, right);
}

/** @throws Error for a question that the bank does not have */
export function rightAnswerOf(question: string): RightAnswer {
  const right = rightAnswers.get(question);
  if (right === undefined) throw new Error(`the bank has no question "${question}"`);
  return right;
}

/** The text of an element as the bank writes it: formulas stand between dollar signs. */
function writtenText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.visually-hidden, [aria-hidden="true"]:not(.katex-html)'))
    hidden.remove();
  for (const formula of copy.querySelectorAll('.katex')) {
    formula.replaceWith(`$${formula.querySelector('annotation')?.textContent ?? ''}$`);
  }
  return (copy.textContent ?? '').trim();
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const picture = (page: Page) =>
  heading(page).evaluate(
    (element) => element.parentElement?.querySelector('img')?.src.split('/media/bank/')[1],
  );

/** The name of the question on the page, once it is another one than `after` and its formulas are set. */
export async function readQuestion(page: Page, after = ''): Promise<string> {
  let question = '';
  await expect(async () => {
    question = named(await heading(page).evaluate(writtenText), await picture(page));
    expect(question).not.toBe(after);
    expect(rightAnswers.has(question), question).toBe(true);
  }).toPass({ timeout: 45_000 });
  return question;
}

/** The options as the bank writes them, from A on; as long as none is chosen. */
export async function readOptions(page: Page): Promise<string[]> {
  const options = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  await expect(options.first()).toBeVisible();
  return Promise.all((await options.all()).map((option) => option.evaluate(writtenText)));
}
