import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that colours decide; what the others look at is the same in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Rules that places decide; what the others look at is the same when a page is turned round. */
const OF_PLACES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
const NARROWEST = 320;

/** Checks the page in both colour schemes once it stands still, turned round, and its width on the narrowest phone. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(page, `${place}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, `${place}, dark`, OF_COLOURS);
  await expectMirrored(page, place);
  const usual = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await expectNothingCutOff(page, `${place} at ${NARROWEST} pixels`);
  if (usual !== null) await page.setViewportSize(usual);
}

/** Turned round, the page has the same findings (none) and still fits. */
async function expectMirrored(page: Page, place: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expectNoFindings(page, `${place}, right to left`, OF_PLACES);
  await expectNothingCutOff(page, `${place}, right to left`);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
}

/** What axe finds while a page is still fading in is looked at again; what stays is a finding. */
async function expectNoFindings(page: Page, place: string, rules?: string[]): Promise<void> {
  const findings = async () => {
    const axe = new AxeBuilder({ page });
    const { violations } = await (rules === undefined ? axe.withTags(WCAG) : axe.withRules(rules)).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  };
  await expect.poll(findings, { message: place, timeout: 30_000 }).toEqual([]);
}

/** Nothing makes the page wider than its window, once what moves has come to rest; a failure names what does. */
async function expectNothingCutOff(page: Page, place: string): Promise<void> {
  await expect.poll(() => page.evaluate(listTooWide), { message: place, timeout: 10_000 }).toEqual([]);
}

/** Runs in the page: the elements that stand out of the window at either side, if it can be scrolled sideways. */
function listTooWide(): string[] {
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
