import { expect, type Page } from '@playwright/test';
import { answerQuestion, waitForQuestion } from './support/answers.ts';
import { test } from './support/arena-test.ts';
import { expectCoins } from './support/coins.ts';
import { signUpByEmail } from './support/sign-up.ts';

const LEVELS = '/quiz-zone/science/chemistry/';

test('a new player wins level 1: coins in the top bar, level 2 open, the review for its price', async ({
  page,
}) => {
  await signUpByEmail(page, 'farah');
  await openLevelsFromHome(page);
  await expect(level(page, 2).getByText('Locked')).toBeVisible();
  await level(page, 1).getByRole('link', { name: /Play/ }).click();
  await answerAll(page, 10);
  await expect(page.getByRole('heading', { name: 'Level 1 won!' })).toBeVisible();
  await expect(page.getByText('Level 2 is open now.')).toBeVisible();
  await expectCoins(page, 14);

  await page.getByRole('link', { name: /Review the answers for 10 coins/ }).click();
  await page.getByRole('button', { name: 'Show for 10 coins' }).click();
  await expect(page.getByText('10 of 10 right')).toBeVisible();
  await expectCoins(page, 4);

  await page.goto(LEVELS);
  await expect(level(page, 1).getByText(/Won/)).toBeVisible();
  await expect(level(page, 2).getByRole('link', { name: /Play/ })).toBeVisible();
});

test('a reload in the middle goes on with the same question, answers and clock', async ({ page }) => {
  await signUpByEmail(page, 'goran');
  await page.goto(`${LEVELS}level/1/`);
  const first = await waitForQuestion(page);
  await answerQuestion(page, first, true);
  await page.getByRole('button', { name: 'Next' }).click();
  const second = await waitForQuestion(page, first);
  const options = await optionTexts(page);
  await page.reload();
  expect(await waitForQuestion(page)).toBe(second);
  expect(await optionTexts(page)).toEqual(options);
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await expect(page.getByText('4 points')).toBeVisible();
});

test('lifelines cost their price, remove two options, and 50 : 50 after it says why not', async ({
  page,
}) => {
  await signUpByEmail(page, 'hana');
  await page.goto(`${LEVELS}level/1/`);
  const question = await reachFourOptions(page);
  const lifelines = page.getByRole('group', { name: 'Lifelines' });
  await lifelines.getByRole('button', { name: /50 : 50/ }).click();
  const open = page.getByRole('group', { name: 'Answers' }).locator('button:enabled');
  await expect(open).toHaveCount(2);
  // It is only marked as disabled, so that pressing it can say why.
  await lifelines.getByRole('button', { name: /Poll/ }).click({ force: true });
  await expect(page.getByText('Poll cannot be used after 50 : 50 on the same question.')).toBeVisible();
  await answerQuestion(page, question, true);
  await expect(page.getByText('Right!', { exact: true })).toBeVisible();
  await page.goto('/');
  await expectCoins(page, 0);
});

test('a level that is locked says so, also by its address', async ({ page }) => {
  await signUpByEmail(page, 'ines');
  await page.goto(`${LEVELS}level/2/`);
  await expect(page.getByText('This level is still locked')).toBeVisible();
});

test('leaving asks first, and staying loses nothing', async ({ page }) => {
  await signUpByEmail(page, 'jun');
  await page.goto(`${LEVELS}level/1/`);
  const question = await waitForQuestion(page);
  await page.getByRole('button', { name: 'Quit' }).click();
  await expect(page.getByRole('dialog', { name: 'Quit this quiz?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  expect(await waitForQuestion(page)).toBe(question);
});

async function openLevelsFromHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See all categories' }).click();
  // Home itself has a link to a contest about science.
  await expect(page).toHaveURL(/\/quiz-zone\/?$/);
  await page
    .getByRole('link', { name: /^Science(?! Week)/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Chemistry/ })
    .first()
    .click();
}

async function answerAll(page: Page, count: number): Promise<void> {
  let question = '';
  for (let index = 0; index < count; index += 1) {
    question = await waitForQuestion(page, question);
    await answerQuestion(page, question, true);
    await expect(page.getByText('Right!', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: index === count - 1 ? 'See your result' : 'Next' }).click();
  }
}

/** 50 : 50 has nothing to remove from a true-or-false question, which may come first: it is answered. */
async function reachFourOptions(page: Page): Promise<string> {
  let question = await waitForQuestion(page);
  while ((await optionTexts(page)).length < 4) {
    await answerQuestion(page, question, true);
    await page.getByRole('button', { name: 'Next' }).click();
    question = await waitForQuestion(page, question);
  }
  return question;
}

function level(page: Page, number: number) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Level ${number}` }) });
}

function optionTexts(page: Page): Promise<string[]> {
  return page.getByRole('group', { name: 'Answers' }).getByRole('button').allInnerTexts();
}
