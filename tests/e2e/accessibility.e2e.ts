import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { answerQuestion, waitForQuestion } from './support/answers.ts';
import { test } from './support/arena-test.ts';
import { signUpByEmail } from './support/sign-up.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NARROWEST = 320;

const accountPaths = [
  '/profile/',
  '/profile/badges/',
  '/profile/coin-history/',
  '/profile/edit/',
  '/profile/settings/',
  '/profile/statistics/',
  '/refer-and-earn/',
  '/notifications/',
  '/faq/',
];

test('pages for guests hold WCAG 2.2 AA, light and dark, and fit 320 pixels', async ({ page }) => {
  for (const path of ['/', '/auth/login/', '/auth/sign-up/', '/auth/reset-password/', '/auth/otp-verify/']) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});

test("a player's pages hold WCAG 2.2 AA, light and dark, and fit 320 pixels", async ({ page }) => {
  await signUpByEmail(page, 'quinn');
  const paths = [
    '/',
    '/quiz-zone/',
    '/quiz-zone/science/',
    '/quiz-zone/science/chemistry/',
    '/random-battle/',
  ];
  for (const path of [...paths, '/leaderboard/', ...accountPaths]) {
    await page.goto(path);
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

/** Checks the page in both colour schemes once it stands still, then its width on the narrowest phone. */
async function expectAccessible(page: Page, place: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    );
    expect(findings, `${place}, ${colorScheme}`).toEqual([]);
  }
  const usual = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${place} at ${NARROWEST} pixels`).toBeLessThanOrEqual(NARROWEST);
  if (usual !== null) await page.setViewportSize(usual);
}
