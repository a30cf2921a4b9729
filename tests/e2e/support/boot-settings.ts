import type { Page } from '@playwright/test';

/** From the next page on the client asks for its settings, so that a test can answer: those that come with the page are the real ones. */
export async function dropBootSettings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drop = () => document.querySelector('#boot-settings')?.remove();
    new MutationObserver(drop).observe(document, { childList: true, subtree: true });
  });
}
