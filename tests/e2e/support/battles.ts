import { expect, type Locator, type Page } from '@playwright/test';
import { answerQuestion, textOf, waitForQuestion } from './answers.ts';

/**
 * Answers every question that comes, right or wrong as `isRight` says for its place, until the result. `from`: the
 * place of the first one, when some are answered already.
 */
export async function playToTheEnd(page: Page, isRight: (index: number) => boolean, from = 0): Promise<void> {
  const options = page.getByRole('group', { name: 'Answers' }).locator('button:enabled');
  const result = page.getByRole('link', { name: /^(Play again|Find an opponent)$/ });
  for (let index = from; index < 11; index += 1) {
    await expect(options.first().or(result)).toBeVisible({ timeout: 60_000 });
    if (await result.isVisible()) return;
    await answerNext(page, isRight(index));
  }
}

/** Answers the question that is open, or the next one after `after`. @returns its text */
export async function answerNext(page: Page, isRight: boolean, after = ''): Promise<string> {
  const question = await waitForQuestion(page, after);
  await answerQuestion(page, question, isRight);
  await expectTaken(page, question);
  return question;
}

/** The answer was taken: the options are closed, or the battle has gone on already, which may be quick. */
async function expectTaken(page: Page, question: string): Promise<void> {
  const open = page.getByRole('group', { name: 'Answers' }).locator('button:enabled');
  const name = textOf(question);
  const same = page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  await expect
    .poll(async () => (await open.count()) === 0 || !(await same.isVisible()), { timeout: 30_000 })
    .toBe(true);
}

/** What the battle brought, on the result page: "+5", or "−5" with a minus sign. */
export function coinChange(page: Page, change: string): Locator {
  return page.getByRole('main').getByText(change, { exact: true }).first();
}

/** Leaves a running battle on purpose. */
export async function leaveBattle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave the battle' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
}
