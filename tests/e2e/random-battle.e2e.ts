import { expect, type Page } from '@playwright/test';
import { answerQuestion, waitForQuestion } from './support/answers.ts';
import { test } from './support/arena-test.ts';
import { coinChange, leaveBattle, playToTheEnd } from './support/battles.ts';
import { expectCoins } from './support/coins.ts';
import { signUpByEmail } from './support/sign-up.ts';

test.describe.configure({ timeout: 240_000 });

test('two players find each other, play ten questions, and the better one takes both stakes', async ({
  page,
  openProfile,
}) => {
  const rival = await openProfile();
  await signUpBoth(page, 'kofi', rival, 'lena');
  await meet(page, rival, 'Geography');
  await Promise.all([playToTheEnd(page, () => true), playToTheEnd(rival, (index) => index < 3)]);

  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await expect(rival.getByText('Kofi takes the pot. Get it back?')).toBeVisible();
  await expect(coinChange(page, '+5')).toBeVisible();
  await expect(coinChange(rival, '−5')).toBeVisible();
  await goHome(page);
  await goHome(rival);
  await expectCoins(page, 15);
  await expectCoins(rival, 5);
});

test('a player who reloads in the middle goes on where the battle is', async ({ page, openProfile }) => {
  const rival = await openProfile();
  await signUpBoth(page, 'mira', rival, 'noor');
  await meet(page, rival, 'History');
  const first = await waitForQuestion(page);
  await Promise.all([answerQuestion(page, first, true), answerQuestion(rival, first, false)]);
  await waitForQuestion(page, first);
  await page.reload();
  await Promise.all([playToTheEnd(page, () => true), playToTheEnd(rival, () => false)]);
  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
});

test('when one leaves, the other one wins at once', async ({ page, openProfile }) => {
  const rival = await openProfile();
  await signUpBoth(page, 'omar', rival, 'pia');
  await meet(page, rival, 'Nature');
  await waitForQuestion(page);
  await leaveBattle(rival);
  await expect(page.getByText('Opponent has left the game').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await goHome(page);
  await expectCoins(page, 15);
});

async function signUpBoth(page: Page, name: string, rival: Page, rivalName: string): Promise<void> {
  await Promise.all([signUpByEmail(page, name), signUpByEmail(rival, rivalName)]);
}

async function meet(page: Page, rival: Page, category: string): Promise<void> {
  for (const player of [page, rival]) {
    await player.goto('/random-battle/');
    await player.getByRole('radio', { name: category }).dispatchEvent('click');
    await player.getByRole('button', { name: 'Find an opponent' }).click();
  }
  await Promise.all([
    expect(page).toHaveURL(/\/random-battle\/play\//),
    expect(rival).toHaveURL(/\/random-battle\/play\//),
  ]);
}

async function goHome(page: Page): Promise<void> {
  await page.goto('/');
}
