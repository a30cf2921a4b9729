import { expect, type Page } from '@playwright/test';

/** A new player's e-mail; `label` keeps failures readable. */
export function freshEmail(label: string): string {
  return `${label}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.test`;
}

export const PASSWORD = 'correct horse battery';

/** Signs up by e-mail the way a player does: form, link from the local inbox, name; ends on the home page. `address`: of another arena than the shared one. */
export async function signUpByEmail(
  page: Page,
  name: string,
  email = freshEmail('player'),
  address = '',
): Promise<void> {
  await page.goto(`${address}/auth/sign-up/`);
  await signUpOnForm(page, name, email);
  await expectHome(page);
}

/** The same from the sign-up form on; ends where the player wanted to go. */
export async function signUpOnForm(page: Page, name: string, email = freshEmail('player')): Promise<void> {
  // The sign-in form, which may still be there, has a field for an e-mail as well.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible({ timeout: 45_000 });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await openLetter(page, email);
  await page.getByRole('button', { name: 'I have verified my e-mail' }).click();
  await enterName(page, name);
}

/** Opens the newest link to this address in the local inbox, as from a mail program, until the address is verified. */
export async function openLetter(page: Page, email: string): Promise<void> {
  const link = page.getByRole('link').filter({ hasText: email }).first();
  const patience = { timeout: 60_000 };
  const [letter] = await Promise.all([page.waitForEvent('popup', patience), link.click(patience)]);
  await expect(letter.getByText('Your e-mail was verified')).toBeVisible({ timeout: 45_000 });
  await letter.close();
}

export async function nameYourself(page: Page, name: string): Promise<void> {
  await enterName(page, name);
  await expectHome(page);
}

async function enterName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Start playing' }).click();
}

async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
}
