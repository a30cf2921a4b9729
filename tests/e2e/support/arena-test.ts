import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Where the browser tests' arena is; global-setup.ts puts it into the environment. */
export function arenaUrl(): string {
  const url = process.env.ARENA_URL;
  if (url === undefined) throw new Error('ARENA_URL is not set: the global set-up did not run');
  return url;
}

interface ArenaFixtures {
  /** Opens another browser profile: another player, or the same one on another device. */
  openProfile: () => Promise<Page>;
  /** Console errors that this test causes on purpose, such as a refused password. */
  allowedConsoleErrors: RegExp[];
  consoleErrors: string[];
}

/** Playwright's test with profiles of players; an error on any page's console fails the test. */
export const test = base.extend<ArenaFixtures>({
  baseURL: async ({}, use) => use(arenaUrl()),
  allowedConsoleErrors: async ({}, use) => use([]),
  consoleErrors: [
    async ({ allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      await use(errors);
      expect(errors.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
  page: async ({ page, consoleErrors }, use) => {
    watchConsole(page, consoleErrors);
    await use(page);
  },
  openProfile: async ({ browser, consoleErrors, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(() => openPage(browser, contexts, consoleErrors, viewport));
    for (const context of contexts) await context.close();
  },
});

async function openPage(
  browser: Browser,
  contexts: BrowserContext[],
  errors: string[],
  viewport: { width: number; height: number } | null,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: arenaUrl(), viewport });
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
