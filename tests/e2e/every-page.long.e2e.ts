import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/arena-test.ts';
import { pressEnterOn } from './support/keyboard.ts';
import { expectHelper } from './support/page-helper.ts';
import { addressOf, type PagePath } from './support/page-path.ts';
import { allScenes } from './support/page-scenes/all-scenes.ts';
import { expectEveryStop, expectWholeTabOrder } from './support/tab-order.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A scene looks at some ten pages, each light, dark, turned round, and by each of its stops.
test.describe.configure({ timeout: 600_000 });

for (const { title, pages, play } of allScenes) {
  test(`by keyboard alone, held to WCAG 2.2 AA on every page: ${title}`, async ({ page, openProfile }) => {
    const looked = new Set<PagePath>();
    await play({
      page,
      openProfile,
      look: async (path, shown = page, leadsTo = path) => {
        await expect(shown).toHaveURL(addressOf(leadsTo));
        await expectAccessible(shown, path);
        await expectWholeTabOrder(shown, path);
        looked.add(path);
      },
    });
    expect(pages.filter((path) => !looked.has(path))).toEqual([]);
  });
}

test.describe('without a connection', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the page that says so is held to the same', async ({ page, context }) => {
    await page.goto('/about-us/');
    await expectHelper(page);
    await context.setOffline(true);
    await page.goto('/leaderboard/');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectAccessible(page, 'offline');
    await expectEveryStop(page, 'offline');
    const retried = page.waitForEvent('domcontentloaded');
    await pressEnterOn(page.getByRole('button', { name: 'Try again' }));
    await retried;
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Ranks' })).toBeVisible();
  });
});
