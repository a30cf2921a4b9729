import { expect, type Page } from '@playwright/test';

/** Notes every script of a hostile text that runs, every dialog and every break of the page's policy. */
export async function watchCanary(page: Page): Promise<string[]> {
  const runs: string[] = [];
  await page.exposeBinding('reportCanary', (_source, what: string) => void runs.push(what));
  await page.addInitScript(() => {
    const report = (what: string) => {
      const tell: unknown = Reflect.get(globalThis, 'reportCanary');
      if (typeof tell === 'function') tell(what);
    };
    Object.assign(globalThis, { canary: (number: number) => report(`script ${number} ran`) });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      report(`the policy had to stop ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('dialog', (dialog) => {
    runs.push(`a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  return runs;
}

/** Nothing has run, and nothing of a hostile text has become part of the page but as text. */
export async function expectHarmless(page: Page, runs: readonly string[]): Promise<void> {
  const grown = await page.evaluate(() => {
    const strange = '[data-canary], [onerror], [onload], [onmouseover], [srcdoc], [href^="javascript:" i]';
    return Array.from(document.querySelectorAll(strange), ({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(grown).toEqual([]);
  expect(runs).toEqual([]);
}
