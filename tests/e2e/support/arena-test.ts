import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface ArenaFixtures {
  /** Opens another browser profile: another player, or the same one on another device. */
  openProfile: () => Promise<Page>;
  /** Console errors that this test causes on purpose, such as a refused password. */
  allowedConsoleErrors: RegExp[];
  consoleErrors: string[];
}

/** Playwright's test with profiles of players; an error on any page's console fails the test. */
export const test = base.extend<ArenaFixtures>({
  allowedConsoleErrors: [[], { option: true }],
  consoleErrors: [
    async ({ allowedConsoleErrors }, provide) => {
      const errors: string[] = [];
      await provide(errors);
      expect(errors.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
  page: async ({ page, consoleErrors }, provide) => {
    watchConsole(page, consoleErrors);
    await provide(page);
  },
  openProfile: async ({ browser, consoleErrors, viewport, baseURL }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(() => openPage(browser, contexts, consoleErrors, viewport, baseURL ?? ''));
    for (const context of contexts) await context.close();
  },
});

async function openPage(
  browser: Browser,
  contexts: BrowserContext[],
  errors: string[],
  viewport: { width: number; height: number } | null,
  baseUrl: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport });
  contexts.push(context);
  const page = await context.newPage();
  watchConsole(page, errors);
  return page;
}

function watchConsole(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
}
