import { expect, type Page } from '@playwright/test';
import { loadQuestionBank } from '@quiz-arena/question-bank/load-question-bank';

const bank = loadQuestionBank();
const letters = 'abcde';

/** The text of the right option, looked up in the bank: nothing on the page may tell it. */
function rightAnswer(question: string): string {
  const known = bank.questions.find((entry) => entry.kind !== undefined && entry.question === question);
  if (known === undefined) throw new Error(`the bank has no question "${question}"`);
  if (known.kind === 'true-false') return known.answer === 'a' ? 'True' : 'False';
  const right = known.options[letters.indexOf(known.answer)];
  if (right === undefined) throw new Error(`"${question}" names an option that it does not have`);
  return right;
}

/** The question on the page, once it is another one than `after`. */
export async function waitForQuestion(page: Page, after = ''): Promise<string> {
  await expect(page.getByRole('group', { name: 'Answers' })).toBeVisible({ timeout: 45_000 });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(after === '' ? /^$/ : after, { timeout: 45_000 });
  return (await heading.textContent()) ?? '';
}

/** Presses the right option, or the first wrong one. */
export async function answerQuestion(page: Page, question: string, isRight: boolean): Promise<void> {
  const right = rightAnswer(question);
  const options = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  const texts = await options.allInnerTexts();
  const index = texts.findIndex((text) => text.split('\n').includes(right) === isRight);
  await options.nth(index).click();
}
