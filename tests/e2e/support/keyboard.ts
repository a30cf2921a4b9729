import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has places to stop at. */
const MOST_STOPS = 160;

/** Presses Tab until the focus is on `wanted`. Fails where no Tab leads there. */
export async function focusByTab(wanted: Locator): Promise<void> {
  const page = wanted.page();
  await expect(wanted).toBeAttached();
  // What is refused for a reason (`aria-disabled`) can be reached, and tells the reason.
  await expect(wanted).not.toHaveAttribute('disabled');
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${wanted}`);
}

/** A control by Tab, then Enter. */
export async function pressEnterOn(wanted: Locator): Promise<void> {
  await focusByTab(wanted);
  await wanted.page().keyboard.press('Enter');
}

/** Chooses one of several radio buttons: by Tab into their group, then by its keys. */
export async function chooseByKeys(wanted: Locator): Promise<void> {
  const page = wanted.page();
  const group = await wanted.evaluate((radio: HTMLInputElement) => radio.name);
  await focusByTab(await firstStop(page, group));
  for (let step = 0; step < MOST_STOPS; step += 1) {
    if (await wanted.evaluate((radio) => radio === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
}

/** Where Tab enters a group of radio buttons: the chosen one, else the first that can be chosen. */
async function firstStop(page: Page, group: string): Promise<Locator> {
  const chosen = page.locator(`input[name="${group}"]:checked`);
  return (await chosen.count()) > 0 ? chosen : page.locator(`input[name="${group}"]:enabled`).nth(0);
}

/** Fills a field after tabbing to it. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await focusByTab(field);
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
}

/** After a link: the focus is at the heading of the new page, or where the page has put it. */
export async function expectFocusInPage(page: Page): Promise<void> {
  const isInside = () => page.evaluate(() => document.querySelector('main :focus, main:focus') !== null);
  await expect.poll(isInside, { message: 'the focus is in the new page' }).toBe(true);
}

/**
 * A dialog that is open holds the focus: from each place in it Tab leads to the next one of its own, or to the
 * browser's bars. Escape closes it and gives the focus back to what had opened it.
 */
export async function expectDialogKeepsFocus(dialog: Locator, opener: Locator): Promise<void> {
  const page = dialog.page();
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('a[href], button:enabled, input:enabled').count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    const isKept = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isKept, `the focus is in the dialog after ${stop} stops`).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}
