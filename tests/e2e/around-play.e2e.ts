import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { answerQuestion, waitForQuestion } from './support/answers.ts';
import { test } from './support/arena-test.ts';
import { expectCoinsAtHome } from './support/coins.ts';
import { operate } from './support/operator.ts';
import { signUpByEmail, signUpOnForm } from './support/sign-up.ts';

const ARABIC = join(import.meta.dirname, '../../packages/quiz-api/content/interface/ar.json');
const arabic: Record<string, string> = JSON.parse(readFileSync(ARABIC, 'utf8'));

test('coins that were won are redeemed, and an operator pays them out', async ({ page }) => {
  // A whole level is played, and three commands of the operator start a process each.
  test.setTimeout(180_000);
  // A first level pays four coins; the usual minimum would take many of them.
  await operate('settings', 'set', 'coin_limit', '4');
  await signUpByEmail(page, 'rosa');
  await winLevel(page, '/quiz-zone/history/ancient-world/level/1/');
  await page.goto('/profile/wallet/');
  await page.getByLabel('E-mail of your PayPal account').fill('rosa@example.test');
  await page.getByLabel('Reason or note').fill('My first coins');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('button', { name: 'Yes, redeem' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText(/A new request is possible from/)).toBeVisible();
  const request = await pendingRequest('rosa@example.test');
  await operate('payout', 'approve', request);
  await page.goto('/profile/wallet/');
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the request' })).toBeHidden();
  await expectCoinsAtHome(page, 10);
});

test('a friend who joins by the link brings coins to both', async ({ page, openProfile }) => {
  await signUpByEmail(page, 'sam');
  await page.goto('/refer-and-earn/');
  const link = (await page.getByText(/\/auth\/sign-up\/\?code=/).textContent()) ?? '';
  const friend = await openProfile();
  await friend.goto(link);
  await signUpOnForm(friend, 'tala');
  await expect(friend).toHaveURL(/^https?:\/\/[^/]+\/$/);
  await expectCoinsAtHome(friend, 60);
  await expectCoinsAtHome(page, 110);
});

test('a player deletes the account, and nothing of it is left here', async ({ page }) => {
  await signUpByEmail(page, 'uma');
  await page.goto('/profile/edit/');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await page.getByLabel(/^Type your name/).fill('Uma');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Hello Guest')).toBeVisible();
  await page.goto('/profile/');
  await expect(page).toHaveURL(/\/auth\/login\/?$/);
});

test('the game turns to Arabic in the middle of a visit, and stays so', async ({ page }) => {
  const settings = page.getByRole('heading', { level: 1, name: arabic['title.settings'] ?? '' });
  await signUpByEmail(page, 'vera');
  await page.goto('/profile/settings/');
  const game = page.getByRole('group', { name: 'Language of the game' });
  await game.getByRole('radio', { name: 'العربية' }).check({ force: true });
  await expect(settings).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(settings).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('news arrive while the player is here', async ({ page }) => {
  await signUpByEmail(page, 'wim');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('persist:root') ?? '');
  const { session } = JSON.parse(stored) as { session: { user: { id: string } } };
  await operate('notify', 'Quiz night', 'Tonight at eight.', '--user', session.user.id);
  // What coming back to the page does.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('link', { name: 'Notifications: 1 new' })).toBeVisible();
  await page.getByRole('link', { name: 'Notifications: 1 new' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz night' })).toBeVisible();
});

test('an empty list of each kind says what to do', async ({ page }) => {
  await signUpByEmail(page, 'xeni');
  const pages = [
    ['/profile/bookmarks/', 'No bookmarks here'],
    ['/profile/wallet/', 'No request yet'],
    ['/profile/statistics/', 'Nothing to count yet'],
    ['/profile/statistics/battles/', 'No battle yet'],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test.describe('without an answer of the backend', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test('a list offers a retry, and comes back with it', async ({ page }) => {
    await signUpByEmail(page, 'yan');
    await page.route('**/api/get_tracker_data', (route) => route.abort());
    await page.goto('/profile/coin-history/');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/get_tracker_data');
    await retry.click();
    await expect(page.getByText('Welcome bonus')).toBeVisible();
  });
});

async function winLevel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  let question = '';
  for (let index = 0; index < 10; index += 1) {
    question = await waitForQuestion(page, question);
    await answerQuestion(page, question, true);
    await page.getByRole('button', { name: index === 9 ? 'See your result' : 'Next' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Level 1 won!' })).toBeVisible();
}

async function pendingRequest(address: string): Promise<string> {
  const { requests } = (await operate('payout', 'list')) as { requests: { id: string; address: string }[] };
  const request = requests.find((one) => one.address === address);
  expect(request, JSON.stringify(requests)).toBeDefined();
  return request?.id ?? '';
}
