import { expect, type Page } from '@playwright/test';

/** What was found wrong at one stop of the Tab key, or null. */
type Complaint = string | null;

const MOST_STOPS = 200;

/** As `expectEveryStop`; first of all stands the skip link, which leads to the content. */
export async function expectWholeTabOrder(page: Page, place: string): Promise<void> {
  await startAtTop(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' }), place).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main'), `${place}: the skip link`).toBeFocused();
  await expectEveryStop(page, place);
}

/**
 * Goes through the page by the Tab key alone: every control is reached, each stop shows the focus and nothing covers
 * it, and the way leads out again.
 */
export async function expectEveryStop(page: Page, place: string): Promise<void> {
  await startAtTop(page);
  const complaints: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const { isBack, complaint } = await page.evaluate(lookAtStop);
    if (isBack) break;
    if (complaint !== null) complaints.push(complaint);
  }
  expect(stops, `${place}: a way out of the page`).toBeLessThan(MOST_STOPS);
  expect(await page.evaluate(missedControls), `${place}: controls that no Tab reaches`).toEqual([]);
  expect(complaints, place).toEqual([]);
}

async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const reached of document.querySelectorAll('[data-reached]'))
      reached.removeAttribute('data-reached');
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

/** Runs in the page: marks what has the focus, and looks at it. */
async function lookAtStop(): Promise<{ isBack: boolean; complaint: Complaint }> {
  // What slides away, such as the skip link, or is scrolled to has this long to do so, in frames.
  const patience = 60;
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body || stop.dataset.reached !== undefined)
    return { isBack: true, complaint: null };
  stop.dataset.reached = '';
  const label = stop.closest('label');
  let wrong: Complaint = null;
  for (let frame = 0; frame < patience; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    wrong = hasRing() ? whatHides(label ?? stop) : 'does not show the focus';
    if (wrong === null) return { isBack: false, complaint: null };
  }
  const name = (stop.ariaLabel ?? stop.textContent ?? '').trim().slice(0, 40);
  return { isBack: false, complaint: `${stop.localName} "${name}" ${wrong}` };

  function hasRing(): boolean {
    const shown = [stop, label, label?.firstElementChild, stop?.nextElementSibling, stop?.parentElement];
    return shown.some((element) => {
      if (!(element instanceof Element)) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  }

  function whatHides(target: HTMLElement): Complaint {
    const box = target.getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    if (bottom <= top || right <= left) return 'is out of sight';
    const spots = [0.5, 0.15, 0.85].map((part) =>
      document.elementFromPoint((left + right) / 2, top + (bottom - top) * part),
    );
    const isSeen = spots.some((spot) => spot !== null && (target.contains(spot) || spot.contains(target)));
    return isSeen ? null : 'is covered';
  }
}

/** Runs in the page: controls that can be used and were not reached. */
function missedControls(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
  );
  return [...all].filter(isMissed).map((control) => control.outerHTML.slice(0, 120));

  function isMissed(control: HTMLElement): boolean {
    const isThere =
      control.checkVisibility({ visibilityProperty: true }) && control.closest('[inert]') === null;
    if (!isThere || control.tabIndex < 0 || control.dataset.reached !== undefined) return false;
    // One stop for a group of radio buttons.
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    return (
      document.querySelector(`input[type="radio"][name="${CSS.escape(control.name)}"][data-reached]`) === null
    );
  }
}
