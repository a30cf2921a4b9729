import { expect, type Page } from '@playwright/test';

/** The balance in the bar at the top, as a screen reader hears it. */
export async function expectCoins(page: Page, coins: number): Promise<void> {
  const text = coins === 1 ? '1 coin' : `${coins} coins`;
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

/** The same after a look at the home page, which asks the server. */
export async function expectCoinsAtHome(page: Page, coins: number): Promise<void> {
  await page.goto('/');
  await expectCoins(page, coins);
}
