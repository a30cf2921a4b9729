import { expect, type Page } from '@playwright/test';
import { byKeys } from '../answer-ways.ts';
import { waitForQuestion } from '../answers.ts';
import { readOptions, rightAnswerOf } from '../asked-question.ts';
import {
  chooseByKeys,
  expectDialogKeepsFocus,
  expectFocusInPage,
  focusByTab,
  pressEnterOn,
  typeInto,
} from '../keyboard.ts';
import { enterAsSharedPlayer } from '../shared-player.ts';
import { signUpByEmail } from '../sign-up.ts';
import type { PageScene } from './scene.ts';

const openButton = { name: 'Open the room' };

/** A room for two: opened, joined by its code, played, talked in, lost by leaving. */
const friendScene: PageScene = {
  title: 'a battle of friends, from its room to its end',
  pages: ['/random-battle/friend/', '/random-battle/join/:code/', '/random-battle/play/:room/'],
  async play({ page, openProfile, look }) {
    const guest = await openProfile();
    await Promise.all([signUpByEmail(page, 'rosa'), signUpByEmail(guest, 'samir')]);
    await page.goto('/random-battle/friend/');
    await expect(page.getByRole('radio', { name: 'Geography' })).toBeAttached();
    await look('/random-battle/friend/');
    const code = await openRoomByKeys(page, 'Geography');
    await look('/random-battle/play/:room/');
    const qr = page.getByRole('button', { name: 'QR' });
    await pressEnterOn(qr);
    await expectDialogKeepsFocus(page.getByRole('dialog', { name: 'Scan to join' }), qr);

    await guest.goto(`/random-battle/join/${code}/`);
    await expect(guest.getByRole('button', { name: 'Join the room' })).toBeVisible();
    await look('/random-battle/join/:code/', guest);
    await guest.goto('/random-battle/friend/');
    await typeInto(guest.getByLabel('Room code'), code);
    await guest.keyboard.press('Enter');
    await byKeys.press(guest, 'button', /^Ready for/);
    await byKeys.press(page, 'button', 'Start the battle');

    await waitForQuestion(page);
    await look('/random-battle/play/:room/');
    await waitForQuestion(guest);
    await answerByKeys(page, true);
    await sayByKeys(page);
    await expect(guest.getByText(/^Rosa: /)).toBeAttached();
    await leaveByKeys(guest);
    await expect(page.getByRole('heading', { name: 'You won!' })).toBeFocused();
    await look('/random-battle/play/:room/');
    await expect(guest).toHaveURL('/random-battle/friend/');
    await expectFocusInPage(guest);
  },
};

/** Both want to play again: the rematch begins. */
const rematchScene: PageScene = {
  title: 'a battle in a group, and its rematch',
  pages: ['/group-battle/', '/group-battle/join/:code/', '/group-battle/play/:room/'],
  async play({ page, openProfile, look }) {
    const guest = await openProfile();
    await Promise.all([signUpByEmail(page, 'tara'), signUpByEmail(guest, 'ugo')]);
    await page.goto('/group-battle/');
    await expect(page.getByRole('radio', { name: 'History' })).toBeAttached();
    await look('/group-battle/');
    await focusByTab(page.getByRole('slider', { name: 'Questions' }));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const code = await openRoomByKeys(page, 'History');
    await look('/group-battle/play/:room/');
    await guest.goto(`/group-battle/join/${code}/`);
    await expect(guest.getByRole('button', { name: 'Join the room' })).toBeVisible();
    await look('/group-battle/join/:code/', guest);
    await byKeys.press(guest, 'button', 'Join the room');
    await byKeys.press(guest, 'button', /^Ready for/);
    await byKeys.press(page, 'button', /^Start with/);
    await Promise.all([waitForQuestion(page), waitForQuestion(guest)]);
    await look('/group-battle/play/:room/');
    await Promise.all([playByKeys(page, true), playByKeys(guest, false)]);
    await expect(page.getByRole('heading', { name: 'You won!' })).toBeFocused();
    await look('/group-battle/play/:room/');
    const first = page.url();
    await byKeys.press(guest, 'button', /^Rematch/);
    await byKeys.press(page, 'button', 'Accept rematch');
    await expect(page).not.toHaveURL(first);
    await Promise.all([waitForQuestion(page), waitForQuestion(guest)]);
    await leaveByKeys(guest);
  },
};

/** Nobody comes, or nobody is waited for. */
const searchScene: PageScene = {
  title: 'a search for an opponent, and its end',
  pages: ['/random-battle/', '/random-battle/search/'],
  async play({ page, look }) {
    await enterAsSharedPlayer(page);
    await page.goto('/random-battle/');
    await expect(page.getByRole('radio', { name: 'Nature' })).toBeAttached();
    await look('/random-battle/');
    await chooseByKeys(page.getByRole('radio', { name: 'Nature' }));
    await byKeys.press(page, 'button', 'Find an opponent');
    await expect(page.getByRole('link', { name: 'Stop looking' })).toBeVisible();
    await expectFocusInPage(page);
    await look('/random-battle/search/');
    await expect(page.getByRole('heading', { name: 'No opponent detected' })).toBeVisible({
      timeout: 45_000,
    });
    await look('/random-battle/search/');
    await byKeys.press(page, 'button', 'Easy');
    await answerByKeys(page, true);
    await leaveByKeys(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
};

async function openRoomByKeys(page: Page, category: string): Promise<string> {
  await typeInto(page.getByLabel('Another amount'), '2');
  await chooseByKeys(page.getByRole('radio', { name: category }));
  await byKeys.press(page, 'button', openButton.name);
  const card = page.getByRole('region', { name: 'Room code' });
  await expect(card).toBeVisible();
  await expectFocusInPage(page);
  const spaced = await card.getByText(/^(\w ){5}\w$/).textContent();
  return (spaced ?? '').replaceAll(' ', '');
}

/** Answers what is still asked, until the result. */
async function playByKeys(page: Page, isRight: boolean): Promise<void> {
  const open = page.getByRole('group', { name: 'Answers' }).locator('button:enabled');
  const again = page.getByRole('link', { name: 'Play again' });
  for (let left = 2; left > 0; left -= 1) {
    await expect(open.first().or(again)).toBeVisible({ timeout: 45_000 });
    if (await again.isVisible()) return;
    await answerByKeys(page, isRight);
  }
  await expect(again).toBeVisible({ timeout: 45_000 });
}

/** A letter answers the question that is open now. */
async function answerByKeys(page: Page, isRight: boolean): Promise<void> {
  const [right] = rightAnswerOf(await waitForQuestion(page)).texts;
  const options = await readOptions(page);
  await page.keyboard.press('abcde'[options.findIndex((text) => (text === right) === isRight)] ?? '');
  const open = page.getByRole('group', { name: 'Answers' }).locator('button:enabled');
  await expect(open).toHaveCount(0);
}

async function sayByKeys(page: Page): Promise<void> {
  const talk = page.getByRole('button', { name: 'Say something' });
  await pressEnterOn(talk);
  await expectDialogKeepsFocus(page.getByRole('dialog', { name: 'Say something' }), talk);
  await page.keyboard.press('Enter');
  const words = page.getByRole('list', { name: 'Quick texts' }).getByRole('button').nth(0);
  await pressEnterOn(words);
}

async function leaveByKeys(page: Page): Promise<void> {
  await byKeys.press(page, 'button', 'Leave the battle');
  await byKeys.press(page, 'button', 'Leave');
}

/** Battles, with every other way to meet in them. */
export const battleScenes: readonly PageScene[] = [friendScene, rematchScene, searchScene];
