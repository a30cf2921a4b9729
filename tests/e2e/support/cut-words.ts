import { expect, type Page } from '@playwright/test';

/** A usual phone, and the narrowest one, CSS pixels. */
const WIDTHS = [390, 320];

/** No word of the page stands out of the button, link or card that it belongs to, or of the window; a failure names it. */
export async function expectNoCutWords(page: Page, place: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const message = `${place} at ${width} pixels`;
    await expect.poll(() => page.evaluate(listCutWords), { message }).toEqual([]);
  }
}

/** Runs in the page. */
function listCutWords(): string[] {
  const frames = 'button, a, label, li, td, fieldset, section';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (parent === null || text === '' || parent.closest('.visually-hidden, script, style, option')) continue;
    // What can be scrolled sideways is cut on purpose.
    let scroller: Element | null = parent;
    while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
      scroller = scroller.parentElement;
    if (scroller !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const frame = (parent.closest(frames) ?? document.body).getBoundingClientRect();
    if (words.width > 0 && (words.left < frame.left - 1 || words.right > frame.right + 1)) found.push(text);
  }
  return found;
}
