import { expect, type Page } from '@playwright/test';
import { byKeys } from '../answer-ways.ts';
import { dropBootSettings } from '../boot-settings.ts';
import { expectDialogKeepsFocus, expectFocusInPage, pressEnterOn, typeInto } from '../keyboard.ts';
import type { PagePath } from '../page-path.ts';
import { enterAsSharedPlayer } from '../shared-player.ts';
import { freshEmail, nameYourself, openLetter, PASSWORD } from '../sign-up.ts';
import type { PageScene } from './scene.ts';

const written: readonly PagePath[] = [
  '/about-us/',
  '/contact-us/',
  '/faq/',
  '/how-to-play/',
  '/privacy-policy/',
  '/terms-and-conditions/',
];

const own: readonly PagePath[] = [
  '/profile/badges/',
  '/profile/coin-history/',
  '/profile/wallet/',
  '/profile/bookmarks/',
  '/profile/statistics/',
  '/profile/statistics/battles/',
  '/profile/edit/',
  '/profile/settings/',
  '/refer-and-earn/',
  '/notifications/',
  '/leaderboard/',
];

const signIn: readonly PagePath[] = [
  '/auth/login/',
  '/auth/sign-up/',
  '/auth/reset-password/',
  '/auth/otp-verify/',
];

/** A guest, and what a guest reads. */
export const guestScene: PageScene = {
  title: 'a guest reads, and signs up',
  pages: ['/', ...signIn, ...written, '/maintenance/', '*'],
  async play({ page, look }) {
    for (const path of written) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(0)).toBeVisible();
      await look(path);
    }
    await page.goto('/nowhere/at-all/');
    await look('*');
    await lookAtMaintenance(page, () => look('/maintenance/'));
    await page.goto('/auth/reset-password/');
    await look('/auth/reset-password/');
    await page.goto('/auth/otp-verify/');
    await look('/auth/otp-verify/');
    await page.goto('/');
    await look('/');
    await pressEnterOn(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
    await expectFocusInPage(page);
    await look('/auth/login/');
    await byKeys.press(page, 'link', 'Create account');
    await expectFocusInPage(page);
    await look('/auth/sign-up/');
    await signUpByKeys(page);
  },
};

/** The settings say that the game is being looked after; to this page alone. */
async function lookAtMaintenance(page: Page, look: () => Promise<void>): Promise<void> {
  await dropBootSettings(page);
  const settings = '**/api/get_system_configurations';
  await page.route(settings, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Record<string, string> };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, app_maintenance: '1' } } });
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible();
  await look();
  await page.unroute(settings);
  await byKeys.press(page, 'button', 'Try again');
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
}

async function signUpByKeys(page: Page): Promise<void> {
  const email = freshEmail('keys');
  await typeInto(page.getByLabel('E-mail'), email);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page.getByLabel('Password again'), PASSWORD);
  await page.keyboard.press('Enter');
  await openLetter(page, email);
  await byKeys.press(page, 'button', 'I have verified my e-mail');
  await expect(page.getByLabel('Your name')).toBeVisible();
  await nameYourself(page, 'kay');
}

/** A player and what belongs to him. */
export const playerScene: PageScene = {
  title: 'a player looks at what is his',
  pages: ['/', '/profile/', ...own],
  async play({ page, look }) {
    await enterAsSharedPlayer(page);
    await page.goto('/');
    await look('/');
    await pressEnterOn(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }));
    await expect(page).toHaveURL(/\/profile\/$/);
    await expectFocusInPage(page);
    await look('/profile/');
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await pressEnterOn(signOut);
    await expectDialogKeepsFocus(page.getByRole('dialog', { name: 'Sign out?' }), signOut);
    for (const path of own) {
      await page.goto(path);
      await look(path);
    }
  },
};
