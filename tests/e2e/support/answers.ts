import { expect, type Page } from '@playwright/test';
import { loadQuestionBank } from '@quiz-arena/question-bank/load-question-bank';

const bank = loadQuestionBank();
const letters = 'abcde';

/** English questions by what tells them apart. */
const known = new Map(
  bank.questions
    .filter(({ language }) => language === 'en')
    .map((entry) => [named(entry.question, entry.kind === 'choice' ? entry.image : undefined), entry]),
);

/** The text of a question, with its picture where it has one: "Which country has this flag? [flags/…svg]". */
function named(text: string, picture?: string): string {
  return picture === undefined ? text : `${text} [${picture}]`;
}

/** The text alone of what `waitForQuestion` gives. */
export function textOf(question: string): string {
  return question.replace(/ \[[^\]]*\]$/, '');
}

/** The text of the right option, looked up in the bank: nothing on the page may tell it. */
function rightAnswer(question: string): string {
  const entry = known.get(question);
  if (entry === undefined) throw new Error(`the bank has no question "${question}"`);
  const right = entry.options[letters.indexOf(entry.answer)];
  if (right === undefined) throw new Error(`"${question}" names an option that it does not have`);
  return right;
}

/** The question on the page, once it is another one than `after`; its picture is part of what it is called. */
export async function waitForQuestion(page: Page, after = ''): Promise<string> {
  await expect(page.getByRole('group', { name: 'Answers' })).toBeVisible({ timeout: 45_000 });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  let question = '';
  await expect(async () => {
    const [text, picture] = await heading.evaluate((element) => [
      element.textContent,
      element.parentElement?.querySelector('img')?.src.split('/media/bank/')[1],
    ]);
    question = named(text ?? '', picture);
    expect(question).not.toBe(after);
  }).toPass({ timeout: 45_000 });
  return question;
}

/** Presses the right option, or the first wrong one. */
export async function answerQuestion(page: Page, question: string, isRight: boolean): Promise<void> {
  const right = rightAnswer(question);
  const options = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  const texts = await options.allInnerTexts();
  const index = texts.findIndex((text) => text.split('\n').includes(right) === isRight);
  await options.nth(index).click();
}
