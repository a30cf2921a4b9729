import { expect } from '@playwright/test';
import { test } from './support/arena-test.ts';
import { expectCoins } from './support/coins.ts';
import { freshEmail, PASSWORD, signUpByEmail } from './support/sign-up.ts';
import { startTestArena, type TestArena } from './test-arena.ts';

let own: TestArena;

test.beforeAll(async () => {
  own = await startTestArena();
});
test.afterAll(() => own.dispose());

test('accounts, coins and the page of a signed-in player outlive a restart of everything', async ({
  page,
  openProfile,
}) => {
  test.setTimeout(180_000);
  const email = freshEmail('steady');
  await signUpByEmail(page, 'sana', email, own.arena.url);
  // An open page would complain of every picture that it cannot load meanwhile.
  await page.goto('about:blank');
  await own.restart();

  await page.goto(`${own.arena.url}/profile/`);
  await expect(page.getByRole('heading', { name: 'Sana' })).toBeVisible();
  const other = await openProfile();
  await other.goto(`${own.arena.url}/auth/login/`);
  await other.getByLabel('E-mail').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByText(/^Good \w+, Sana$/)).toBeVisible();
  await expectCoins(other, 10);
});
