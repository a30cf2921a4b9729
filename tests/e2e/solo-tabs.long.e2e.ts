import { expect } from '@playwright/test';
import { byMouse } from './support/answer-ways.ts';
import { test } from './support/arena-test.ts';
import { readQuestion } from './support/asked-question.ts';
import { expectCoinsAtHome } from './support/coins.ts';
import { playRun } from './support/played-run.ts';
import { signUpByEmail } from './support/sign-up.ts';

test.describe.configure({ timeout: 180_000 });

test('a level in two tabs is one run: the same question, the first answers stand, paid once', async ({
  page,
}) => {
  await signUpByEmail(page, 'tabs');
  const level = '/quiz-zone/history/asia-and-africa/level/1/';
  await page.goto(level);
  const question = await readQuestion(page);
  const secondTab = await page.context().newPage();
  await secondTab.goto(level);
  expect(await readQuestion(secondTab)).toBe(question);

  await page.bringToFront();
  const { total } = await playRun(page, { way: byMouse, wrong: 0 });
  await expect(page.getByRole('heading', { level: 1, name: 'Level 1 won!' })).toBeVisible();
  const result = { name: `100 %, ${total} of ${total} right` };
  await expect(page.getByRole('img', result)).toBeVisible();

  // Its question is answered elsewhere; its own answer, or the end of its time, changes nothing.
  await secondTab.bringToFront();
  await secondTab.keyboard.press('a');
  await expect(async () => {
    // A note waits to be read.
    await byMouse.goOn(secondTab);
    await expect(secondTab.getByRole('img', result)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expectCoinsAtHome(page, 14);
});
