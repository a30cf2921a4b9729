import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NARROWEST = 320;

/** Checks the page in both colour schemes once it stands still, turned round, and its width on the narrowest phone. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFindings(page, `${place}, ${colorScheme}`);
  }
  await expectMirrored(page, place);
  const usual = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await expectNothingCutOff(page, `${place} at ${NARROWEST} pixels`);
  if (usual !== null) await page.setViewportSize(usual);
}

/** Turned round, the page has the same findings (none) and still fits. */
async function expectMirrored(page: Page, place: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expectNoFindings(page, `${place}, right to left`);
  await expectNothingCutOff(page, `${place}, right to left`);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
}

/** What axe finds while a page is still fading in is looked at again; what stays is a finding. */
async function expectNoFindings(page: Page, place: string): Promise<void> {
  const findings = async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  };
  await expect.poll(findings, { message: place, timeout: 30_000 }).toEqual([]);
}

/** Nothing makes the page wider than its window; a failure names what does. */
async function expectNothingCutOff(page: Page, place: string): Promise<void> {
  expect(await page.evaluate(listTooWide), place).toEqual([]);
}

/** Runs in the page: the elements that stand out of the window at either side, if it can be scrolled sideways. */
async function listTooWide(): Promise<string[]> {
  // What follows the size of the window is drawn by then.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth || left < 0;
  });
  return [
    `${scrollWidth} of ${clientWidth} pixels`,
    ...out.map((element) => element.outerHTML.slice(0, 160)),
  ];
}
