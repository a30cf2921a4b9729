import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { answerQuestion, waitForQuestion } from './support/answers.ts';
import { test } from './support/arena-test.ts';
import { signUpByEmail } from './support/sign-up.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** One of each kind; every page is looked at in every-page.long.e2e.ts. */
const playerPaths = [
  '/',
  '/quiz-zone/science/chemistry/',
  '/random-battle/',
  '/leaderboard/',
  '/profile/',
  '/profile/settings/',
  '/profile/wallet/',
];

test('pages for guests hold WCAG 2.2 AA, light and dark, and fit 320 pixels', async ({ page }) => {
  for (const path of ['/', '/auth/login/', '/auth/sign-up/', '/auth/reset-password/', '/auth/otp-verify/']) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});

test("a player's pages hold WCAG 2.2 AA, light and dark, and fit 320 pixels", async ({ page }) => {
  await signUpByEmail(page, 'quinn');
  for (const path of playerPaths) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});

/** Games whose first question stands there, each with another surface. */
const gamePaths = [
  '/quiz-play/true-and-false-play/',
  '/guess-the-word/word-nature/play/',
  '/math-mania/maths-fractions/adding-fractions/play/',
  '/multi-match-questions/match-nature/level/1/',
  '/self-learning/science/play/5/3/',
];

test('the first question on every surface holds WCAG 2.2 AA, light, dark and right to left', async ({
  page,
}) => {
  await signUpByEmail(page, 'tariq');
  for (const path of gamePaths) {
    await page.goto(path);
    await expect(page.getByText(/^Question 1 of/)).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('playing, the note after an answer, and the result hold WCAG 2.2 AA', async ({ page }) => {
  await signUpByEmail(page, 'ravi');
  await page.goto('/quiz-zone/science/physics/level/1/');
  let question = '';
  for (let index = 0; index < 10; index += 1) {
    question = await waitForQuestion(page, question);
    if (index === 0) await expectAccessible(page, 'question');
    await answerQuestion(page, question, index > 0);
    await expect(page.getByText(index > 0 ? 'Right!' : 'Not quite', { exact: true })).toBeVisible();
    // The game goes on by itself while the note is looked at.
    if (index === 0) await expectAccessible(page, 'note');
    else await page.getByRole('button', { name: index === 9 ? 'See your result' : 'Next' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Level 1 won!' })).toBeVisible();
  await expectAccessible(page, 'result');
});
