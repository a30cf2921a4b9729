import type { Page } from '@playwright/test';
import { operate } from './operator.ts';
import { freshEmail, signUpByEmail } from './sign-up.ts';

const KEPT = 'persist:root';

/** More than all that is bought on the way. */
const COINS = '500';

let kept: string | undefined;

/**
 * The one player of the tests in a file that need no new one: signed up by the first of them, with coins, and from
 * then on signed in from the start in the browser of each.
 */
export async function enterAsSharedPlayer(page: Page): Promise<void> {
  if (kept === undefined) {
    const email = freshEmail('shared');
    await signUpByEmail(page, 'mia', email);
    await operate('user', 'coins', email, COINS, '--reason', 'for the pages that cost something');
    kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEPT);
  } else {
    await page.addInitScript(
      ([key, state]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, state);
      },
      [KEPT, kept] as const,
    );
  }
}
