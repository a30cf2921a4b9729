import { expect, type Page } from '@playwright/test';

/** The page is looked after by its service worker. */
export async function expectHelper(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
