import { expect, type Page } from '@playwright/test';
import { waitForQuestion } from './support/answers.ts';
import { test } from './support/arena-test.ts';
import { coinChange, leaveBattle, playToTheEnd } from './support/battles.ts';
import { expectCoinsAtHome } from './support/coins.ts';
import { beReady, enterCode, followLink, joinRoom, openRoom } from './support/rooms.ts';
import { signUpByEmail, signUpOnForm } from './support/sign-up.ts';

test.describe.configure({ timeout: 240_000 });

test('a guest follows a friend’s link, signs up on the way, loses the battle and the rematch', async ({
  page,
  openProfile,
}) => {
  await signUpByEmail(page, 'rosa');
  const code = await openRoom(page, { kind: 'friend', category: 'Geography', fee: 5 });
  const guest = await openProfile();
  await followLink(guest, code);
  await expect(guest.getByText('Please login first')).toBeVisible();
  await guest.getByRole('link', { name: 'Create account' }).click();
  await signUpOnForm(guest, 'samir');
  await expect(guest).toHaveURL(`/random-battle/join/${code}/`);
  await expect(guest.getByText('Rosa')).toBeVisible();
  await guest.getByRole('button', { name: 'Join the room' }).click();

  const start = page.getByRole('button', { name: 'Start the battle' });
  await expect(page.getByRole('button', { name: 'Waiting until someone is ready' })).toBeDisabled();
  await beReady(guest);
  await start.click();
  await Promise.all([playToTheEnd(page, () => true), playToTheEnd(guest, (index) => index === 0)]);
  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await expect(guest.getByText('Rosa takes the pot. Get it back?')).toBeVisible();
  await expect(coinChange(page, '+5')).toBeVisible();
  await expect(coinChange(guest, '−5')).toBeVisible();

  await guest.getByRole('button', { name: 'Rematch for 5 coins' }).click();
  await expect(page.getByText('Samir wants a rematch')).toBeVisible();
  await page.getByRole('button', { name: 'Accept rematch' }).click();
  await Promise.all([waitForQuestion(page), waitForQuestion(guest)]);
  await leaveBattle(guest);
  await expect(page.getByText('Opponent has left the game').first()).toBeVisible();
  await expect(coinChange(page, '+5')).toBeVisible();
  await expectCoinsAtHome(page, 20);
  await expectCoinsAtHome(guest, 0);
});

test('whoever cannot join a room is told why', async ({ page, openProfile }) => {
  const guest = await openProfile();
  const third = await openProfile();
  await Promise.all([signUpByEmail(page, 'tara'), signUpByEmail(guest, 'ugo'), signUpByEmail(third, 'vera')]);

  await test.step('no room has this code', async () => {
    const unknown = '000000';
    await enterCode(guest, unknown);
    await expect(guest.getByText('Room code is not valid')).toBeVisible();
    await followLink(guest, unknown);
    await expect(guest.getByRole('heading', { name: 'Room code is not valid' })).toBeVisible();
  });

  const code = await openRoom(page, { kind: 'friend', category: 'History', fee: 5 });
  await test.step('the room is one’s own', async () => {
    await followLink(page, code);
    await expect(page.getByRole('heading', { name: 'You can not join with this room code' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the room' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to my room' }).click();
    await expect(page.getByText('Free seat')).toBeVisible();
  });

  await test.step('every seat is taken', async () => {
    await joinRoom(guest, code);
    await enterCode(third, code);
    await expect(third.getByText('Room is full')).toBeVisible();
    await followLink(third, code);
    await expect(third.getByRole('alert').getByText('Room is full')).toBeVisible();
  });

  await test.step('one was sent away from it', async () => {
    await page.getByRole('button', { name: 'Send Ugo away' }).click();
    await page.getByRole('button', { name: 'Send away' }).click();
    await expect(guest.getByRole('heading', { name: 'You were sent away from this room' })).toBeVisible();
    await enterCode(guest, code);
    await expect(guest.getByText('You can not join with this room code')).toBeVisible();
  });

  await test.step('its owner deleted it', async () => {
    await joinRoom(third, code);
    await page.getByRole('button', { name: 'Delete room' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete room' }).click();
    await expect(third.getByRole('heading', { name: 'Room is deleted by owner' })).toBeVisible();
    await enterCode(third, code);
    await expect(third.getByText('Room code is not valid')).toBeVisible();
  });
});

test('who has spent his coins since he was ready is named at the start, and joins no dear room', async ({
  page,
  openProfile,
}) => {
  const guest = await openProfile();
  await Promise.all([signUpByEmail(page, 'wim'), signUpByEmail(guest, 'xenia')]);
  const code = await openRoom(page, { kind: 'friend', category: 'Nature', fee: 8 });
  await joinRoom(guest, code);
  await beReady(guest);
  await spendTenCoins(await guest.context().newPage());
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect(page.getByRole('alert').getByText("Xenia doesn't have enough coins")).toBeVisible();
  await expect(guest.getByRole('alert').getByText("You don't have enough coins")).toBeVisible();

  await guest.getByRole('button', { name: 'Leave the room' }).click();
  await guest.getByRole('button', { name: 'Leave', exact: true }).click();
  await followLink(guest, code);
  await expect(guest.getByRole('alert').getByText("You don't have enough coins")).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Join the room' })).toBeDisabled();
  await enterCode(guest, code);
  await expect(guest.getByText("You don't have enough coins")).toBeVisible();
  await expectCoinsAtHome(page, 10);
});

test('who finds nobody loses to the bot, with nothing at stake', async ({ page }) => {
  await signUpByEmail(page, 'yuki');
  await page.goto('/random-battle/');
  await page.getByRole('radio', { name: 'Science' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(page.getByRole('heading', { name: 'No opponent detected' })).toBeVisible({ timeout: 45_000 });
  await page.getByRole('button', { name: 'Hard' }).click();
  await playToTheEnd(page, () => false);
  await expect(page.getByText('The bot was better this time. It cost you nothing.')).toBeVisible();
  await expect(page.getByText('Nothing at stake', { exact: true })).toBeVisible();
  await expectCoinsAtHome(page, 10);
});

/** A lifeline of a quiz, played in a tab of its own. */
async function spendTenCoins(tab: Page): Promise<void> {
  await tab.goto('/quiz-zone/science/chemistry/level/1/');
  await waitForQuestion(tab);
  await tab.getByRole('group', { name: 'Lifelines' }).getByRole('button', { name: /Skip/ }).click();
  await expectCoinsAtHome(tab, 0);
  await tab.close();
}
